/**
 * The lines of a payout: what each bet earned a contract; created by migration 1765380000003.
 *
 * This goes bet by bet, with the contracts in force when the bet was settled and the rates that payouts recorded. It uses neither
 * roll-ups nor groups, so that its sums verify the calculation of figures.
 */
export const payoutLines = `
-- The rates of each contract as this settlement recorded them, or else the last one of the same period before it. Contracts that
-- met no tier are skipped; a dividend, from which nobody below takes, has a rate of 0 then.
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

-- The rate of every holder of a bet, the nearest to the player first, and that rate cut to the rate headroom (own).
create function agency.holders_of(p_settlement bigint, p_entries bigint[])
returns table (entry bigint, contract bigint, place bigint, ppm int, own int)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  with seat as materialized (
    select e.id, e.settled_at, e.limit_ppm, sign(e.payout - e.stake)::int as outcome, x.agent, x.place
    from games.bet_entry_view e cross join lateral unnest(e.member || e.ancestors) with ordinality x (agent, place)
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
    from games.bet_entry_view e left join hourly h on h.id = e.id where e.id = any (p_entries)
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

-- What these entries earned a contract.
create function agency.payout_lines(p_settlement bigint, p_contract bigint, p_entries bigint[])
returns table (entry bigint, own int, below int, was_cut boolean, amount numeric)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  select e.id, l.own, l.below, l.own < l.ppm,
    case s.kind when 'dividend' then e.sign * (e.own_stake - e.own_payout)::numeric else e.sign * e.valid_bet::numeric end
      * (l.own - l.below)
  from (
    select h.entry, h.contract, h.ppm, h.own,
      case s.kind when 'dividend' then 0 else lag(h.own, 1, 0) over (partition by h.entry order by h.place) end as below
    from agency.holders_of(p_settlement, p_entries) h
  ) l join games.bet_entry_view e on e.id = l.entry
  where l.contract = p_contract;
end $$;
`;
