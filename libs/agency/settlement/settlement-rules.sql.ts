import type { ContractKind } from '../common/contract-kinds.js';

/**
 * The rules of settlement as parts of one SQL statement, set by set. Parameters: $1 brand, $2 kind, $3 and $4 the period,
 * $5 and $6 the batches since and through, $7 the settlement's id, $8 the valid bet of an active member, $9 the code of a
 * dividend. Amounts are minor units, products with rates millionths of them. docs/settlement.md says it in words.
 */
const PARAMETERS = `parameter as (select $1::text as brand, $2::text as kind, $3::timestamptz as period_start,
  $4::timestamptz as period_end, $5::bigint as since_batch, $6::bigint as through_batch, $7::bigint as settlement,
  $8::bigint as active_member_bet, $9::text as code)`;

/** Which entries count. What came late counts in real time and for dividends when it came, else in its own period. */
const COUNTED: Record<ContractKind, string> = {
  realtime: 'e.batch > coalesce($5, 0) and e.batch <= $6',
  hourly: 'e.settled_at >= $3 and e.settled_at < $4 and e.batch <= $6',
  daily: 'e.settled_at >= $3 and e.settled_at < $4 and e.batch <= $6',
  dividend:
    'e.batch <= $6 and (e.settled_at >= $3 and e.settled_at < $4 or e.settled_at < $3 and e.batch > $5)',
};

/** Moments at which a limiting rate may change. Bets between two of them, alike in all else, count as one. */
const REALTIME_TURNS = `select unnest(array[c.in_force_from, c.in_force_until]) as at from agency.contract c
  where c.brand = $1 and c.kind = 'realtime' and c.in_force_from is not null`;
const HOURLY_TURNS = `select p.period_start from agency.payout p
  where p.brand = $1 and p.kind = 'hourly' and p.period_start >= $3 and p.period_start < $4`;
const TURNS: Record<ContractKind, string> = {
  realtime: REALTIME_TURNS,
  hourly: REALTIME_TURNS,
  daily: `${REALTIME_TURNS} union all ${HOURLY_TURNS}`,
  dividend: 'select null::timestamptz as at where false',
};

/** Players on the same way up count as one, unless they hold contracts themselves: far fewer chains than players. */
const GROUPED = `routed as materialized (
    select e.member, case when h.member is null then e.ancestors else e.member || e.ancestors end as path, e.outcome,
      e.limit_ppm, width_bucket(e.settled_at, turns.list) as span, e.settled_at as at, e.sign * e.valid_bet as valid,
      e.sign * (e.stake - e.payout) as profit
    from turns, counted e left join (select distinct c.downline as member from agency.contract c
      where c.brand = $1 and c.in_force_from is not null) h using (member)
  ), bet as materialized (
    select row_number() over () as id, path, outcome, limit_ppm, min(at) as at, sum(valid) as valid, sum(profit) as profit
    from routed group by path, outcome, limit_ppm, span
  )`;
const EACH = `bet as materialized (
    select id, member || ancestors as path, outcome, limit_ppm, settled_at as at, sign * valid_bet::numeric as valid,
      sign * (stake - payout)::numeric as profit
    from counted
  )`;

/** The bets that count, one by one or grouped, and the seats above each: the player first, then the uplines. */
export function betsOf(kind: ContractKind, each = false, only = 'true'): string {
  return `${PARAMETERS},
  counted as materialized (
    select e.id, e.member, e.ancestors, sign(e.payout - e.stake)::int as outcome, e.limit_ppm, e.settled_at, e.sign,
      e.valid_bet, e.stake, e.payout
    from agency.bet_entry e where e.brand = $1 and ${COUNTED[kind]} and ${only}
  ), turns as (
    select coalesce(array_agg(distinct t.at order by t.at), '{}') as list from (${TURNS[kind]}) t
    where t.at > (select min(settled_at) from counted)
  ), ${each ? EACH : GROUPED}, seat as materialized (
    select b.id as bet, s.agent, s.ord, b.outcome, b.limit_ppm, b.at, b.valid, b.profit
    from bet b cross join lateral unnest(b.path) with ordinality s (agent, ord)
  )`;
}

const rateOf = (terms: string) =>
  `case s.outcome when 1 then ${terms}.win_ppm when -1 then ${terms}.loss_ppm else 0 end + ${terms}.bet_ppm`;

/** Real-time contracts in force when each bet was settled, with what they pay on it. */
const REALTIME_HOLDER = `
  select s.*, c.id as contract, ${rateOf('t')} as ppm
  from seat s join agency.contract c on c.kind = 'realtime' and c.downline = s.agent and c.brand = $1
    and c.in_force_from <= s.at and (c.in_force_until is null or c.in_force_until > s.at)
  join agency.contract_tier t on t.contract = c.id`;

/** What hourly settlements before this one recorded last for each contract and hour of the period. */
const HOURLY_HOLDER = `
  select s.*, h.contract, ${rateOf('h')} as ppm
  from (select distinct on (p.contract, p.period_start) p.* from agency.payout p
    where p.brand = $1 and p.kind = 'hourly' and p.period_start >= $3 and p.period_start < $4 and p.settlement < $7
    order by p.contract, p.period_start, p.settlement desc) h
  join seat s on s.agent = h.payee and s.at >= h.period_start and s.at < h.period_end
  where h.tier is not null`;

/** A contract whose tier is met, as it is now or as this settlement recorded it. */
const TIER_HOLDER = `
  select s.*, m.contract, ${rateOf('m')} as ppm
  from seat s join met m on m.agent = s.agent where m.tier is not null`;

/** What is left of the limit when the kinds before have taken theirs: the most that any of their contracts pays. */
const less = (name: string, before: string, holder: string) => `
  ${name} as materialized (select r.bet, r.room - coalesce(max(least(h.ppm, r.room)) filter (where h.bet is not null), 0) as room
    from ${before} r left join (${holder}) h on h.bet = r.bet group by r.bet, r.room)`;
const WHOLE_ROOM = 'whole_room as (select b.id as bet, b.limit_ppm as room from bet b)';
const ROOM: Record<'realtime' | 'hourly' | 'daily', string> = {
  realtime: `${WHOLE_ROOM}, room as (select * from whole_room)`,
  hourly: `${WHOLE_ROOM}, ${less('room', 'whole_room', REALTIME_HOLDER)}`,
  daily: `${WHOLE_ROOM}, ${less('hourly_room', 'whole_room', REALTIME_HOLDER)}, ${less('room', 'hourly_room', HOURLY_HOLDER)}`,
};

/**
 * Each holder of each bet with the own rate, what of it fits under the game's edge, and that of the nearest holder below.
 */
export function linksOf(kind: 'realtime' | 'hourly' | 'daily'): string {
  return `${ROOM[kind]}, link as (
    select h.bet, h.contract, h.valid, h.ppm, least(h.ppm, r.room) as own,
      coalesce(lag(least(h.ppm, r.room)) over (partition by h.bet order by h.ord), 0) as below
    from (${kind === 'realtime' ? REALTIME_HOLDER : TIER_HOLDER}) h join room r on r.bet = h.bet
  )`;
}

/** Contracts in force in a period of hours, days or dividends: they begin and end with such a period. */
const HELD = `held as (
    select c.id as contract, c.downline as agent from agency.contract c
    where c.brand = $1 and c.kind = $2 and c.in_force_from <= $3 and (c.in_force_until is null or c.in_force_until > $3)
      and coalesce(c.period, '') = $9
  )`;
/** Real-time contracts are in force by the moment, the others for the whole period. */
const HELD_BY = {
  moment: `agency.contract h on h.kind = 'realtime' and h.brand = $1 and h.downline = s.agent
      and h.in_force_from <= c.at and (h.in_force_until is null or h.in_force_until > c.at)`,
  period: 'held h on h.agent = s.agent',
};

/**
 * What each contract's team did. A member is active whose bets in this team reach the brand's least: counted at once for
 * members who stayed in one place, and team by team for those who moved, or played under several versions.
 */
const teamOf = (by: keyof typeof HELD_BY) => `player as materialized (
    select member, min(path) as path, ${by === 'moment' ? 'min(span)' : '0'} as span, min(at) as at, sum(valid) as valid,
      sum(profit) as profit, min(path) <> max(path) ${by === 'moment' ? 'or min(span) <> max(span)' : ''} as moved
    from routed group by member
  ), crowd as (
    select null::bigint as member, path, min(at) as at, sum(valid) as valid, sum(profit) as profit,
      count(*) filter (where valid >= $8) as active
    from player where not moved group by path, span
    union all
    select r.member, r.path, r.at, r.valid, r.profit, 0 from routed r join player p on p.member = r.member and p.moved
  ), team as (
    select contract, sum(active)::int as active_members, sum(valid) as valid_bet, sum(profit) as profit
    from (select contract, sum(valid) as valid, sum(profit) as profit,
        case when member is null then sum(active) when sum(valid) >= $8 then 1 else 0 end as active
      from (select h.${by === 'moment' ? 'id' : 'contract'} as contract, c.member, c.valid, c.profit, c.active
        from crowd c cross join lateral unnest(c.path) s (agent) join ${HELD_BY[by]}) held_seat
      group by contract, member) of_member
    group by contract
  )`;
const MET = `met as materialized (
    select h.agent, t.*, x.no as tier, coalesce(x.win_ppm, 0) as win_ppm, coalesce(x.loss_ppm, 0) as loss_ppm,
      coalesce(x.bet_ppm, 0) as bet_ppm
    from team t join held h using (contract) left join lateral (
      select * from agency.contract_tier x where x.contract = t.contract and x.active_members <= t.active_members
        and x.valid_bet <= t.valid_bet order by x.no desc limit 1) x on true
  )`;
/** The rates that a settlement has recorded, or the last one of its period before it. */
export const RECORDED = `met as materialized (
    select distinct on (p.contract) p.contract, p.payee as agent, p.tier, p.win_ppm, p.loss_ppm, p.bet_ppm
    from agency.payout p where p.brand = $1 and p.kind = $2 and p.code = $9 and p.period_start = $3 and p.settlement <= $7
    order by p.contract, p.settlement desc
  )`;

const PAID = `paid as (
    select contract, sum(valid * ppm) as gross, sum(valid * below) as below, sum(valid * (ppm - own)) as cut from link group by 1
  )`;
const REALTIME_TOTAL = `total as materialized (
    select t.*, x.no as tier, x.win_ppm, x.loss_ppm, x.bet_ppm, p.gross, p.below, p.cut
    from team t join paid p using (contract) join agency.contract_tier x using (contract)
  )`;
const TIER_TOTAL = `total as materialized (
    select m.contract, m.active_members, m.valid_bet, m.profit, m.tier, m.win_ppm, m.loss_ppm, m.bet_ppm,
      coalesce(p.gross, 0) as gross, coalesce(p.below, 0) as below, coalesce(p.cut, 0) as cut
    from met m left join paid p using (contract)
  )`;
const DIVIDEND_TOTAL = `total as materialized (
    select contract, active_members, valid_bet, profit, tier, win_ppm, loss_ppm, bet_ppm, profit * bet_ppm as gross,
      0::numeric as below, 0::numeric as cut
    from met
  )`;

/** The figures of every contract whose team had bets that count: `total`. */
export function totalsOf(kind: ContractKind): string {
  const bets = betsOf(kind);
  switch (kind) {
    case 'realtime':
      return [bets, linksOf(kind), teamOf('moment'), PAID, REALTIME_TOTAL].join(', ');
    case 'hourly':
    case 'daily':
      return [bets, HELD, teamOf('period'), MET, linksOf(kind), PAID, TIER_TOTAL].join(', ');
    case 'dividend':
      return [bets, HELD, teamOf('period'), MET, DIVIDEND_TOTAL].join(', ');
  }
}

/**
 * To be run first in the transaction: the planner thinks these statements far larger than they are and would compile them
 * for longer than they run, their sets are to stay in memory, and what has piled up may take its time.
 */
export const AT_LENGTH = `select set_config('jit', 'off', true), set_config('work_mem', '64MB', true),
  set_config('statement_timeout', '300s', true)`;

/** Fingerprint of all totals; equal figures give equal fingerprints. */
export const HASH = `select encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', contract, active_members, valid_bet,
    profit, coalesce(tier, -1), win_ppm, loss_ppm, bet_ppm, gross, below, cut), ';' order by contract), ''), 'UTF8')), 'hex') as hash
  from total`;
