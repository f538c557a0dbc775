/**
 * How much each contract's team has bet, and what the contract earns; created by migration 1765600000013.
 *
 * The rule. The chain of a bet is its player and all uplines, the player first. A holder is a member of the chain with a contract of the
 * kind in force and, if the contract has tiers, with one that is met. The headroom of a bet is its limit, the highest rate that all
 * salaries on it may have together, less the rates that earlier kinds used. A holder's capped rate is the contract's rate, but at most
 * the headroom. On each bet a holder earns
 *
 *     valid bet x (capped rate - capped rate of the nearest holder below)
 *
 * A contract's figures are sums over all bets of the team, so that it earns gross - below - cut:
 *
 *     gross = valid bet x rate
 *     cut   = valid bet x (rate - capped rate)
 *     below = valid bet x capped rate of the nearest holder below
 *
 * A dividend is paid on the profit of a period, so it has no such sums; write-payouts.sql.ts calculates it.
 *
 * The mechanics. Bets are read as roll-ups, and roll-ups of the same chain, rates and limit are added up to a group, so that each chain
 * is gone through once. In `contract_figures` these are, in its order:
 *
 *     counted       the roll-ups that count; each is in one span, which numbers the times between two changes of rates
 *     player        the valid bets of each member; in real time, in which rates may change between a member's bets, by span too
 *     split         the members who have several rows of player for that reason
 *     bet_group     the groups, with the number of active members whose bets they are, without split ones
 *     held          the contracts in force that the settlement may pay
 *     chain_member  the members of a group's chain with a held contract
 *     active_split  how many split members are active in each contract's team, each counted once
 *     team          active members and valid bet of each contract's team
 *     met           the highest tier whose two conditions the team meets, with its rates
 *     used          what earlier kinds used of each group's limit; headroom is the rest
 *     holder        the chain members with a tier met: what is cut of their rates, and the capped rates of the nearest holders below
 *
 * A member is active with valid bets of at least the brand's minimum, as the settlement's row has it. Each member is counted once in each
 * team, and the agent is a member of the own team. That is why a chain begins with the player if the player has contracts.
 *
 * payout-lines.sql.ts calculates the same bet by bet. All functions take the id of a row of `agency.settlement`, which
 * has all parameters of the settlement. Amounts are minor units, rates parts per million; gross, below and cut are their exact products,
 * millionths of a minor unit.
 */
export const figures = `
-- The roll-up batches with bets of a settlement's period; in real time those that are new.
create function agency.batches_of(p_settlement bigint) returns table (batch bigint)
language plpgsql stable rows 20 set plan_cache_mode = force_custom_plan as $$
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query select b.batch from agency.bet_batch b
    where b.brand = s.brand and b.batch <= s.through_batch and case when s.kind = 'realtime'
      then b.batch > coalesce(s.since_batch, 0)
      else b.taken_until > s.period_start and exists (
        select from unnest(b.slots) t (slot) where t.slot >= s.period_start and t.slot < s.period_end) end;
end $$;

-- The roll-ups that count: in real time those of new batches, whenever the rounds were played; otherwise those of the period.
create function agency.rollups_of(p_settlement bigint) returns setof agency.bet_rollup
language plpgsql stable rows 50000 set plan_cache_mode = force_custom_plan as $$
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  if s.kind = 'realtime' then
    return query select r.* from agency.bet_rollup r
      where r.brand = s.brand and r.batch > coalesce(s.since_batch, 0) and r.batch <= s.through_batch;
  else
    return query select r.* from agency.batches_of(p_settlement) b join agency.bet_rollup r
        on r.brand = s.brand and r.batch = b.batch
      where r.slot >= s.period_start and r.slot < s.period_end;
  end if;
end $$;

-- The times at which rates may change: the beginnings and ends of real-time contracts and, for a day, of the hours that paid.
create function agency.rate_changes(p_settlement bigint) returns timestamptz[]
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  if s.kind = 'dividend' then return '{}'; end if;
  return coalesce(array_agg(at order by at), '{}') from (
    select r.valid_from from agency.realtime_rate r where r.brand = s.brand
    union
    select r.valid_until from agency.realtime_rate r where r.brand = s.brand
    union
    select h.valid_from from agency.hourly_rates(s.brand, s.period_start, s.period_end, s.id) h where s.kind = 'daily'
    union
    select h.valid_until from agency.hourly_rates(s.brand, s.period_start, s.period_end, s.id) h where s.kind = 'daily'
  ) change (at) where at < 'infinity';
end $$;

-- The roll-ups that count, each with its chain. The chain begins with the player only if the player has contracts, so that other players
-- below the same agent can be grouped. span numbers the times between two rate changes. limit_ppm is the limit of the bets, the part of
-- the game's edge that salaries may take. is_new: no earlier settlement of the period includes it.
create function agency.counted_rollups(p_settlement bigint)
returns table (member bigint, chain bigint[], span int, at timestamptz, limit_ppm int, win_bet bigint, loss_bet bigint,
  push_bet bigint, profit bigint, is_new boolean)
language plpgsql stable rows 50000 set plan_cache_mode = force_custom_plan as $$
declare
  s agency.settlement;
  v_changes timestamptz[] := agency.rate_changes(p_settlement);
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  select r.member, case when c.agent is null then r.ancestors else r.member || r.ancestors end,
    width_bucket(r.slot, v_changes), r.slot, r.limit_ppm, r.win_bet, r.loss_bet, r.push_bet, r.profit,
    r.batch > coalesce(s.since_batch, 0)
  from agency.rollups_of(p_settlement) r left join (
    select distinct k.downline as agent from agency.contract k where k.brand = s.brand and k.in_force_from is not null
  ) c on c.agent = r.member;
end $$;

-- How much each contract's team has bet, which tier that meets, and what the contract earns by the rule above, in one pass.
--
-- A member is active whose bets in the team reach the brand's minimum. The highest tier whose two conditions are met counts; null means
-- that none is, and the rates are 0. Real time has a single tier without conditions. new_profit is the house's profit on what no earlier
-- settlement of the period includes.
create function agency.contract_figures(p_settlement bigint)
returns table (contract bigint, active_members int, valid_bet numeric, new_profit numeric, tier smallint,
  win_ppm int, loss_ppm int, bet_ppm int, gross numeric, below numeric, cut numeric)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  with counted as materialized (
    select * from agency.counted_rollups(p_settlement)
  ), player as materialized (
    select member, chain, min(span) as span, min(at) as at, min(limit_ppm) as limit_ppm,
      sum(win_bet + loss_bet + push_bet) as valid_bet
    from counted group by member, chain, case s.kind when 'realtime' then span end
  ), split as materialized (
    -- Members with two or more rows of player, as rates changed between their bets. A team may have several of their rows, and they are one
    -- active member of it: the groups below do not count them, active_split does.
    select member from player group by member having count(*) > 1
  ), bet_group as materialized (
    -- Roll-ups of the same chain, rates and limit, and how many active members they are of.
    select row_number() over () as bet_group, chain, min(at) as at, limit_ppm, sum(win_bet)::bigint as win_bet,
      sum(loss_bet)::bigint as loss_bet, sum(push_bet)::bigint as push_bet, sum(new_profit)::bigint as new_profit,
      sum(active) as active
    from (
      select chain, span, at, limit_ppm, win_bet, loss_bet, push_bet, case when is_new then profit else 0 end as new_profit,
        0 as active
      from counted
      union all
      select chain, span, at, limit_ppm, 0, 0, 0, 0, 1 from player
      where valid_bet >= s.active_member_bet and member not in (select member from split)
    ) alike group by chain, span, limit_ppm
  ), held as materialized (
    select * from agency.held_contracts(p_settlement)
  ), chain_member as materialized (
    -- Those with a contract in force. place is the one in the chain, the lowest nearest to the player.
    select b.bet_group, x.place, h.contract, b.win_bet, b.loss_bet, b.push_bet, b.new_profit, b.active
    from bet_group b cross join lateral unnest(b.chain) with ordinality x (agent, place)
      join held h on h.agent = x.agent and h.valid_from <= b.at and h.valid_until > b.at
  ), active_split as (
    select contract, count(*) as active
    from (
      select h.contract from player p cross join lateral unnest(p.chain) x (agent)
        join held h on h.agent = x.agent and h.valid_from <= p.at and h.valid_until > p.at
      where p.member in (select member from split)
      group by h.contract, p.member having sum(p.valid_bet) >= s.active_member_bet
    ) each_once group by contract
  ), team as (
    select c.contract, (c.active + coalesce(a.active, 0))::int as active_members, c.valid_bet, c.new_profit
    from (
      select contract, sum(active) as active, sum(win_bet + loss_bet + push_bet) as valid_bet, sum(new_profit) as new_profit
      from chain_member group by contract
    ) c left join active_split a using (contract)
  ), met as materialized (
    select distinct on (t.contract) t.*, x.no as tier, coalesce(x.win_ppm, 0) as win_ppm, coalesce(x.loss_ppm, 0) as loss_ppm,
      coalesce(x.bet_ppm, 0) as bet_ppm
    from team t left join agency.contract_tier x on x.contract = t.contract
      and (s.kind = 'realtime' or x.active_members <= t.active_members and x.valid_bet <= t.valid_bet)
    order by t.contract, x.no desc nulls last
  ), used as (
    -- What earlier kinds used of the limit: of each the highest rate in the chain, which is that of its topmost holder, because an
    -- upline cannot offer more than its own contract has. Rates are not cut here: above the limit they leave no headroom either way.
    select bet_group, sum(win_ppm) as win_ppm, sum(loss_ppm) as loss_ppm, sum(push_ppm) as push_ppm
    from (
      select b.bet_group, e.kind, max(e.win_ppm) as win_ppm, max(e.loss_ppm) as loss_ppm, max(e.push_ppm) as push_ppm
      from bet_group b cross join lateral unnest(b.chain) x (agent) join agency.earlier_rates(p_settlement) e
        on e.agent = x.agent and e.valid_from <= b.at and e.valid_until > b.at
      group by b.bet_group, e.kind
    ) highest group by bet_group
  ), headroom as materialized (
    select b.bet_group, greatest(0, b.limit_ppm - coalesce(u.win_ppm, 0))::int as win_ppm,
      greatest(0, b.limit_ppm - coalesce(u.loss_ppm, 0))::int as loss_ppm,
      greatest(0, b.limit_ppm - coalesce(u.push_ppm, 0))::int as push_ppm
    from bet_group b left join used u using (bet_group)
  ), holder as (
    select c.contract, c.win_bet, c.loss_bet, c.push_bet,
      greatest(0, m.win_ppm + m.bet_ppm - r.win_ppm) as win_rate_cut, greatest(0, m.loss_ppm + m.bet_ppm - r.loss_ppm) as loss_rate_cut,
      greatest(0, m.bet_ppm - r.push_ppm) as push_rate_cut,
      lag(least(m.win_ppm + m.bet_ppm, r.win_ppm), 1, 0) over nearest_below as win_rate_below,
      lag(least(m.loss_ppm + m.bet_ppm, r.loss_ppm), 1, 0) over nearest_below as loss_rate_below,
      lag(least(m.bet_ppm, r.push_ppm), 1, 0) over nearest_below as push_rate_below
    from chain_member c join met m using (contract) join headroom r using (bet_group)
    where m.tier is not null and s.kind <> 'dividend'
    window nearest_below as (partition by c.bet_group order by c.place)
  ), earned as (
    -- Gross is multiplied below, once for each contract. The filter changes no sum: it spares the products where nothing is cut.
    select contract, sum(win_bet) as win_bet, sum(loss_bet) as loss_bet, sum(push_bet) as push_bet,
      sum(win_bet::numeric * win_rate_below + loss_bet::numeric * loss_rate_below + push_bet::numeric * push_rate_below) as below,
      sum(win_bet::numeric * win_rate_cut + loss_bet::numeric * loss_rate_cut + push_bet::numeric * push_rate_cut)
        filter (where greatest(win_rate_cut, loss_rate_cut, push_rate_cut) > 0) as cut
    from holder group by contract
  )
  select m.contract, m.active_members, m.valid_bet, m.new_profit, m.tier, m.win_ppm, m.loss_ppm, m.bet_ppm,
    coalesce(e.win_bet * (m.win_ppm + m.bet_ppm) + e.loss_bet * (m.loss_ppm + m.bet_ppm) + e.push_bet * m.bet_ppm, 0),
    coalesce(e.below, 0), coalesce(e.cut, 0)
  from met m left join earned e using (contract);
end $$;
`;
