/**
 * Which contracts pay on a bet, and between which times; created by migration 1764220000000.
 *
 * Rates are parts per million of the valid bet, by the outcome of the round: a win pays more than the stake, a loss less, a
 * push the same. The rate for every bet is added to all three.
 */
export const contractsInForce = `
-- The rates of real-time contracts, and the times between which they are in force.
create view agency.realtime_rate as
  select c.brand, c.id as contract, c.downline as agent, c.in_force_from as valid_from,
    coalesce(c.in_force_until, 'infinity') as valid_until,
    t.win_ppm + t.bet_ppm as win_ppm, t.loss_ppm + t.bet_ppm as loss_ppm, t.bet_ppm as push_ppm
  from agency.contract c join agency.contract_tier t on t.contract = c.id
  where c.kind = 'realtime' and c.in_force_from is not null;

-- The rates that hourly contracts paid in the hours of a period, by the last settlement of each hour before p_before.
create function agency.hourly_rates(p_brand text, p_start timestamptz, p_end timestamptz, p_before bigint)
returns table (contract bigint, agent bigint, valid_from timestamptz, valid_until timestamptz, win_ppm int, loss_ppm int,
  push_ppm int)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select last.contract, last.payee, last.period_start, last.period_end, last.win_ppm + last.bet_ppm,
    last.loss_ppm + last.bet_ppm, last.bet_ppm
  from (
    select distinct on (p.contract, p.period_start) p.*
    from agency.settlement s join agency.payout p on p.settlement = s.id
    where s.brand = p_brand and s.kind = 'hourly' and s.code = '' and s.period_start >= p_start and s.period_start < p_end
      and s.id < p_before
    order by p.contract, p.period_start, p.settlement desc
  ) last
  where last.tier is not null;
end $$;

-- The contracts that a settlement pays. Hourly, daily and dividend contracts are in force for a whole period or not at all.
create function agency.held_contracts(p_settlement bigint)
returns table (contract bigint, agent bigint, valid_from timestamptz, valid_until timestamptz)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  if s.kind = 'realtime' then
    return query select r.contract, r.agent, r.valid_from, r.valid_until from agency.realtime_rate r where r.brand = s.brand;
  else
    return query select c.id, c.downline, '-infinity'::timestamptz, 'infinity'::timestamptz
      from agency.contract c
      where c.brand = s.brand and c.kind = s.kind and coalesce(c.period, '') = s.code
        and c.in_force_from <= s.period_start and (c.in_force_until is null or c.in_force_until > s.period_start);
  end if;
end $$;

-- The rates of the kinds that are settled before this one: none for real time, real time for the hour, both for the day.
create function agency.earlier_rates(p_settlement bigint)
returns table (kind text, agent bigint, valid_from timestamptz, valid_until timestamptz, win_ppm int, loss_ppm int,
  push_ppm int)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  if s.kind in ('hourly', 'daily') then
    return query select 'realtime', r.agent, r.valid_from, r.valid_until, r.win_ppm, r.loss_ppm, r.push_ppm
      from agency.realtime_rate r
      where r.brand = s.brand and r.valid_from < s.period_end and r.valid_until > s.period_start;
  end if;
  if s.kind = 'daily' then
    return query select 'hourly', h.agent, h.valid_from, h.valid_until, h.win_ppm, h.loss_ppm, h.push_ppm
      from agency.hourly_rates(s.brand, s.period_start, s.period_end, s.id) h;
  end if;
end $$;
`;
