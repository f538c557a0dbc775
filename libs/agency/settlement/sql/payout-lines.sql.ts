/**
 * A payout opened, made by migration 1764220000000: what each bet brought a contract.
 *
 * This goes bet by bet, by the contracts in force at the very moment and the rates that payouts recorded. It shares neither
 * roll-ups nor groups with the calculation of figures, so that its sums prove them.
 */
export const payoutLines = `
-- The rates of each contract as a settlement recorded them, or the last one of the period before it. Who met no tier is
-- passed over; a dividend, which nobody below takes from, is 0 then.
create function agency.recorded_rates(p_settlement bigint)
returns table (contract bigint, agent bigint, win_ppm int, loss_ppm int, push_ppm int)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  select l.contract, l.payee, l.win_ppm + l.bet_ppm, l.loss_ppm + l.bet_ppm, l.bet_ppm
  from (
    select distinct on (p.contract) p.*
    from agency.settlement upto join agency.payout p on p.settlement = upto.id
    where upto.brand = s.brand and upto.kind = s.kind and upto.code = s.code and upto.period_start = s.period_start
      and upto.id <= s.id
    order by p.contract, p.settlement desc
  ) l
  where l.tier is not null or s.kind = 'dividend';
end $$;

-- The rate of every holder of a bet, the nearest to the player first, and what of it fits under the edge. p_outcome is the
-- sign of what the player won.
create function agency.holders_of(p_settlement bigint, p_entries bigint[])
returns table (entry bigint, contract bigint, place bigint, ppm int, own int)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  with seat as materialized (
    select e.id, e.settled_at, e.limit_ppm, sign(e.payout - e.stake)::int as outcome, x.agent, x.place
    from agency.bet_entry e cross join lateral unnest(e.member || e.ancestors) with ordinality x (agent, place)
    where e.id = any (p_entries)
  ), realtime as materialized (
    select x.id, r.contract, x.place,
      case x.outcome when 1 then r.win_ppm when -1 then r.loss_ppm else r.push_ppm end as ppm
    from seat x join agency.realtime_rate r on r.brand = s.brand and r.agent = x.agent
      and r.valid_from <= x.settled_at and r.valid_until > x.settled_at
  ), hourly as materialized (
    select x.id, max(case x.outcome when 1 then r.win_ppm when -1 then r.loss_ppm else r.push_ppm end) as ppm
    from agency.hourly_rates(s.brand, s.period_start, s.period_end, s.id) r join seat x on x.agent = r.agent
      and r.valid_from <= x.settled_at and r.valid_until > x.settled_at
    where s.kind = 'daily' group by x.id
  ), room as (
    select e.id, greatest(0, e.limit_ppm
      - case when s.kind in ('hourly', 'daily') then coalesce((select max(r.ppm) from realtime r where r.id = e.id), 0) else 0 end
      - coalesce(h.ppm, 0)) as ppm
    from agency.bet_entry e left join hourly h on h.id = e.id where e.id = any (p_entries)
  ), holder as (
    select r.* from realtime r where s.kind = 'realtime'
    union all
    select x.id, r.contract, x.place,
      case x.outcome when 1 then r.win_ppm when -1 then r.loss_ppm else r.push_ppm end
    from seat x join agency.recorded_rates(p_settlement) r on r.agent = x.agent where s.kind <> 'realtime'
  )
  select h.id, h.contract, h.place, h.ppm,
    case s.kind when 'dividend' then h.ppm else least(h.ppm, r.ppm)::int end
  from holder h join room r on r.id = h.id;
end $$;

-- What these entries brought a contract.
create function agency.payout_lines(p_settlement bigint, p_contract bigint, p_entries bigint[])
returns table (entry bigint, own int, below int, was_cut boolean, amount numeric)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  select e.id, l.own, l.below, l.own < l.ppm,
    case s.kind when 'dividend' then e.sign * (e.stake - e.payout)::numeric else e.sign * e.valid_bet::numeric end
      * (l.own - l.below)
  from (
    select h.entry, h.contract, h.ppm, h.own,
      case s.kind when 'dividend' then 0 else lag(h.own, 1, 0) over (partition by h.entry order by h.place) end as below
    from agency.holders_of(p_settlement, p_entries) h
  ) l join agency.bet_entry e on e.id = l.entry
  where l.contract = p_contract;
end $$;

-- The entries of an agent's team that a settlement goes by; of a dividend those that are new. Found by the roll-ups, so
-- that a small team is found at once.
create function agency.team_entries(p_settlement bigint, p_agent bigint) returns setof bigint
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  select e.id from (
    select distinct r.batch, r.slot, r.member from agency.rollups_of(p_settlement) r
    where p_agent = r.member or p_agent = any (r.ancestors)
  ) r join agency.bet_entry e on e.brand = s.brand and e.batch = r.batch and e.member = r.member
    and e.settled_at >= r.slot and e.settled_at < r.slot + interval '5 minutes'
    and (p_agent = e.member or p_agent = any (e.ancestors))
  where (s.kind <> 'dividend' or e.batch > coalesce(s.since_batch, 0));
end $$;

-- What the bets of one batch brought all contracts: the sums that a settlement is checked against.
create function agency.earned_in(p_settlement bigint, p_batch bigint)
returns table (contract bigint, gross numeric, below numeric, cut numeric, profit numeric)
language plpgsql stable set jit = off set work_mem = '64MB' set plan_cache_mode = force_custom_plan as $$
declare
  s agency.settlement;
  v_entries bigint[];
begin
  select * into strict s from agency.settlement where id = p_settlement;
  select array_agg(e.id) into v_entries from agency.bet_entry e
    where e.brand = s.brand and e.batch = p_batch
      and (s.kind = 'realtime' or e.settled_at >= s.period_start and e.settled_at < s.period_end);
  return query
  select l.contract, sum(e.sign * e.valid_bet::numeric * l.ppm), sum(e.sign * e.valid_bet::numeric * l.below),
    sum(e.sign * e.valid_bet::numeric * (l.ppm - l.own)), sum(e.sign * (e.stake - e.payout)::numeric)
  from (
    select h.*, lag(h.own, 1, 0) over (partition by h.entry order by h.place) as below
    from agency.holders_of(p_settlement, v_entries) h
  ) l join agency.bet_entry e on e.id = l.entry group by l.contract;
end $$;
`;
