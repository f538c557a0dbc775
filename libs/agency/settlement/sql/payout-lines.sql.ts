/**
 * The lines of a payout: what each bet earned a contract, by the rule in `figures.sql.ts`; created by migration 1765600000013.
 *
 * This goes entry by entry of the feed, with the contracts in force when the bet was settled and the rates that payouts recorded (of real time those of the contract). It
 * uses neither roll-ups nor groups, so that its sums verify those of `figures.sql.ts`. Rates are parts per million.
 */
export const payoutLines = `
-- The rates of each contract in the settlement's period: those of its last payout in this settlement or an earlier one of the period.
-- Salary contracts that met no tier are left out, as they are no holders. Dividend contracts that met none stay, with a rate of 0, so
-- that their profit is added up too; they take nothing from those above, as a dividend earns the whole rate.
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

-- The holders of each bet. place is the one in the chain: the player has 1, so the nearest to the player has the lowest. rate is the
-- holder's own, and capped the same cut to the headroom.
create function agency.holders_of(p_settlement bigint, p_entries bigint[])
returns table (entry bigint, contract bigint, place bigint, rate int, capped int)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  with chain_member as materialized (
    select e.id, e.settled_at, e.limit_ppm, sign(e.payout - e.stake)::int as outcome, x.agent, x.place
    from games.bet_entry_view e cross join lateral unnest(e.member || e.ancestors) with ordinality x (agent, place)
    where e.id = any (p_entries)
  ), realtime as materialized (
    select x.id, r.contract, x.place,
      case x.outcome when 1 then r.win_ppm when -1 then r.loss_ppm else r.push_ppm end as rate
    from chain_member x join agency.realtime_rate r on r.brand = s.brand and r.agent = x.agent
      and r.valid_from <= x.settled_at and r.valid_until > x.settled_at
  ), hourly as materialized (
    select x.id, max(case x.outcome when 1 then r.win_ppm when -1 then r.loss_ppm else r.push_ppm end) as rate
    from agency.hourly_rates(s.brand, s.period_start, s.period_end, s.id) r join chain_member x on x.agent = r.agent
      and r.valid_from <= x.settled_at and r.valid_until > x.settled_at
    where s.kind = 'daily' group by x.id
  ), headroom as (
    select e.id, greatest(0, e.limit_ppm
      - case when s.kind in ('hourly', 'daily') then coalesce((select max(r.rate) from realtime r where r.id = e.id), 0) else 0 end
      - coalesce(h.rate, 0)) as rate
    from games.bet_entry_view e left join hourly h on h.id = e.id where e.id = any (p_entries)
  ), holder as (
    select r.* from realtime r where s.kind = 'realtime'
    union all
    select x.id, r.contract, x.place,
      case x.outcome when 1 then r.win_ppm when -1 then r.loss_ppm else r.push_ppm end
    from chain_member x join agency.recorded_rates(p_settlement) r on r.agent = x.agent where s.kind <> 'realtime'
  )
  select h.id, h.contract, h.place, h.rate,
    case s.kind when 'dividend' then h.rate else least(h.rate, r.rate)::int end
  from holder h join headroom r on r.id = h.id;
end $$;

-- What each of these entries earned a contract, in millionths of a minor unit: the valid bet times capped - rate_below, or a dividend's
-- rate of the profit. rate_below is the capped rate of the nearest holder below.
create function agency.payout_lines(p_settlement bigint, p_contract bigint, p_entries bigint[])
returns table (entry bigint, capped int, rate_below int, was_cut boolean, amount numeric)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  select e.id, l.capped, l.rate_below, l.capped < l.rate,
    case s.kind when 'dividend' then e.sign * (e.own_stake - e.own_payout)::numeric else e.sign * e.valid_bet::numeric end
      * (l.capped - l.rate_below)
  from (
    select h.entry, h.contract, h.rate, h.capped,
      case s.kind when 'dividend' then 0 else lag(h.capped, 1, 0) over (partition by h.entry order by h.place) end as rate_below
    from agency.holders_of(p_settlement, p_entries) h
  ) l join games.bet_entry_view e on e.id = l.entry
  where l.contract = p_contract;
end $$;
`;
