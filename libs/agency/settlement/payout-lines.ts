import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { PayoutRow } from './payout-row.js';

export interface LineRow {
  round: string;
  sign: number;
  account: string;
  gameNames: Record<string, string>;
  /** When the round ended. */
  settledAt: Date;
  stake: string;
  payout: string;
  validBet: string;
  /** Win, push or loss. */
  outcome: '1' | '0' | '-1';
  /** The contract's rate of the bet, cut to the headroom. */
  cappedPpm: number;
  /** The capped rate of the nearest holder below; 0 if there is none. */
  rateBelowPpm: number;
  wasCut: boolean;
  /** What the entry earned the contract, in millionths of a minor unit. */
  amount: string;
}

interface Page {
  total: number;
  /** The sum of the amounts of all lines, of the other pages too. */
  sum: string;
  list: LineRow[];
}

/** Which entries of the feed count for a contract in a settlement: those between all of these. */
interface Bounds {
  /** In roll-up batches after `since`, up to and with `through`. */
  since: string;
  through: string;
  /** Of rounds that were settled from `from` on and before `until`; moments in PostgreSQL's text form. */
  from: string;
  until: string;
  /** With ids between these two, without them. This follows from the batches; by it an index finds the entries. */
  afterEntry: string;
  beforeEntry: string;
}

const BOUNDS = `
  select since.batch as since, s.through_batch as through,
    greatest(c.in_force_from, case when s.kind <> 'realtime' then s.period_start else slots.first end)::text as "from",
    least(coalesce(c.in_force_until, 'infinity'),
      case when s.kind <> 'realtime' then s.period_end else slots.last + interval '5 minutes' end)::text as until,
    -- Batches are taken in one after another, so that ids rise with them: after the last entry of the batches before ...
    coalesce((select b.last_entry from agency.bet_batch b where b.brand = s.brand and b.batch <= since.batch
      order by b.batch desc limit 1), 0) as "afterEntry",
    -- ... and before the first entry of the batches after.
    coalesce((select b.first_entry from agency.bet_batch b where b.brand = s.brand and b.batch > s.through_batch
      order by b.batch limit 1), 9223372036854775807) as "beforeEntry"
  from agency.settlement s cross join agency.contract c
    cross join lateral (
      -- A batch that ended before the period has nothing of it.
      select greatest(case when s.kind in ('realtime', 'dividend') then coalesce(s.since_batch, 0) else 0 end,
        case when s.kind <> 'realtime' then (
          select min(b.batch) - 1 from agency.bet_batch b
          where b.brand = s.brand and b.taken_until > s.period_start) end) as batch) since
    cross join lateral (
      select min(slot) as first, max(slot) as last from agency.bet_batch b cross join unnest(b.slots) slot
      where s.kind = 'realtime' and b.brand = s.brand and b.batch > since.batch and b.batch <= s.through_batch) slots
  where s.id = $1 and c.id = $2`;

/** Parameters: $1 payee, $2 to $5 the bounds of time and of batches. */
const COUNTS = `e.settled_at >= $2::timestamptz and e.settled_at < $3::timestamptz
  and e.batch > $4::bigint and e.batch <= $5::bigint`;
/**
 * The payee and all members below, by today's tree, while payouts go by the uplines that an entry has, those at the first bet of its round.
 * Both are the same, because nobody moves in the tree: `Tree.attach` gives a member an upline once, when the account is opened.
 */
const TEAM =
  '(select $1::bigint as member union all select member from members.ancestor_view where ancestor = $1)';
/** Rounds of the team that ended between the bounds, in the feed or not. */
const rounds = (status: 'settled' | 'void', columns: string) =>
  `select ${columns} from ${TEAM} team join games.round_view r on r.member = team.member and r.status = '${status}'
     and r.settled_at >= $2::timestamptz and r.settled_at < $3::timestamptz`;
/** Finds entries by the rounds of each member, so that the feed needs no index by member; good for a small team. */
const OF_SMALL_TEAM = `from (${rounds('settled', 'r.id')} union all ${rounds('void', 'r.id')}) r
  join games.bet_entry_view e on e.round = r.id where ${COUNTS}`;
/** Good for a large team: reads the feed in its order, from the index of the team's tree, between the entries $6 and $7. */
const OF_LARGE_TEAM = `from games.bet_entry_view e where coalesce(e.ancestors[cardinality(e.ancestors)], e.member) = coalesce(
    (select ancestor from members.ancestor_view where member = $1 order by depth desc limit 1), $1::bigint)
  and e.id > $6::bigint and e.id < $7::bigint and ${COUNTS}
  and (e.member = $1 or e.member in (select member from members.ancestor_view where ancestor = $1))`;

/**
 * Lines are counted up to this number; a full count would read all bets of a large team. The page's download has as many lines at most
 * (`MOST_ROWS` in apps/web/src/lists/all-rows.ts).
 */
const COUNTED = 10_000;
/** A small team's rounds are all sorted; for a large team, reading the feed from its end soon fills the page. */
const IS_LARGE = `select count(*) = ${COUNTED} as large from (${rounds('settled', '1')} limit ${COUNTED}) counted`;
/** Sorted, so that for a large team the index is read only as far as it is counted. */
const countOf = (entries: string) =>
  `select count(*)::int as total from (select 1 ${entries} order by e.id desc limit ${COUNTED}) counted`;

const SHOWN = `e.round, e.sign, m.account, t.names as "gameNames", e.settled_at as "settledAt", e.stake, e.payout,
  e.valid_bet as "validBet", sign(e.payout - e.stake)::int::text as outcome, l.capped as "cappedPpm", l.rate_below as "rateBelowPpm",
  l.was_cut as "wasCut", l.amount`;
const TABLES = `join games.bet_entry_view e on e.id = l.entry join games.round_view r on r.id = e.round
  join games.title_view t on t.node_id = r.node_id join members.member_view m on m.id = e.member`;

/** The rounds behind a payout and what each earned, the newest first. Runs in the caller's transaction. */
@Injectable()
export class PayoutLines {
  constructor(private readonly database: Database) {}

  page(payout: PayoutRow, limit: number, offset: number): Promise<Page> {
    const counted = payout.tier !== null || payout.kind === 'realtime';
    if (payout.settlementNo > 1 && payout.kind !== 'dividend') return this.differences(payout, limit, offset);
    return counted ? this.lines(payout, limit, offset) : Promise.resolve({ total: 0, sum: '0', list: [] });
  }

  /** Every entry is a line, so only those of the page are calculated. */
  private async lines(payout: PayoutRow, limit: number, offset: number): Promise<Page> {
    const { since, through, from, until, afterEntry, beforeEntry } = await this.boundsOf(payout);
    const memberAndTimes = [payout.payee, from, until];
    const [size] = await this.database.query<{ large: boolean }>(IS_LARGE, memberAndTimes);
    const [entries, parameters] = size?.large
      ? [OF_LARGE_TEAM, [...memberAndTimes, since, through, afterEntry, beforeEntry]]
      : [OF_SMALL_TEAM, [...memberAndTimes, since, through]];
    const [count] = await this.database.query<{ total: number }>(countOf(entries), parameters);
    const total = count?.total ?? 0;
    const at = parameters.length;
    const page = await this.database.query<{ id: string }>(
      `select e.id ${entries} order by e.id desc limit $${at + 1} offset $${at + 2}`,
      [...parameters, limit, offset],
    );
    const list = await this.database.query<LineRow>(
      `select ${SHOWN} from agency.payout_lines(p_settlement => $1, p_contract => $2, p_entries => $3) l ${TABLES}
       order by l.entry desc`,
      [payout.settlement, payout.contract, page.map(({ id }) => id)],
    );
    return { total, sum: linesSum(payout), list };
  }

  private async boundsOf({ settlement, contract }: PayoutRow): Promise<Bounds> {
    const [bounds] = await this.database.query<Bounds>(BOUNDS, [settlement, contract]);
    if (!bounds) throw new Error(`no settlement ${settlement} of contract ${contract}`);
    return bounds;
  }

  /** Lines of a correction: what each bet earns now, less what it earned in the settlement before this one. */
  private async differences(payout: PayoutRow, limit: number, offset: number): Promise<Page> {
    const { since, through, from, until } = await this.boundsOf(payout);
    const parameters = [payout.payee, from, until, since, through, payout.settlement, payout.contract];
    const changed = `with entries as (select coalesce(array_agg(e.id), '{}') as ids ${OF_SMALL_TEAM}),
      before as (
        select b.id, array(select e.id from games.bet_entry_view e, entries x where e.id = any (x.ids)
          and e.batch <= b.through_batch) as ids
        from agency.settlement s join agency.settlement b on b.brand = s.brand and b.kind = s.kind and b.code = s.code
          and b.period_start = s.period_start and b.no = s.no - 1
        where s.id = $6
      ), line as materialized (
        select coalesce(n.entry, p.entry) as entry, coalesce(n.capped, 0) as capped, coalesce(n.rate_below, 0) as rate_below,
          coalesce(n.was_cut, false) as was_cut, coalesce(n.amount, 0) - coalesce(p.amount, 0) as amount
        from (select l.* from entries x, agency.payout_lines($6, $7, x.ids) l) n
        full join (select l.* from before b, agency.payout_lines(b.id, $7, b.ids) l) p using (entry)
        where p.entry is null or coalesce(n.amount, 0) <> p.amount
      )`;
    const [sums] = await this.database.query<{ total: number; sum: string }>(
      `${changed} select count(*)::int as total, coalesce(sum(amount), 0) as sum from line`,
      parameters,
    );
    const list = await this.database.query<LineRow>(
      `${changed} select ${SHOWN} from (select * from line order by entry desc limit $8 offset $9) l ${TABLES}
       order by l.entry desc`,
      [...parameters, limit, offset],
    );
    return { total: sums?.total ?? 0, sum: sums?.sum ?? '0', list };
  }
}

/**
 * The sum of all lines, from the payout: what it earns, or the new profit of a dividend times the rate, as losses of earlier periods belong
 * to no line.
 */
function linesSum({ kind, profit, betPpm, gross, below, cut }: PayoutRow): string {
  const sum =
    kind === 'dividend' ? BigInt(profit ?? 0) * BigInt(betPpm) : BigInt(gross) - BigInt(below) - BigInt(cut);
  return sum.toString();
}
