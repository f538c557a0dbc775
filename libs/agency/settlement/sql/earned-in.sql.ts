/** The sums of a settlement's lines, one roll-up batch at a time, for `settlement-verifier.ts`; created by migration 1765600000013. */
export const earnedIn = `
-- What the bets of one roll-up batch earned each contract, bet by bet, with which a settlement is compared. Gross, below and cut are
-- millionths of a minor unit, the profit minor units.
create function agency.earned_in(p_settlement bigint, p_batch bigint)
returns table (contract bigint, gross numeric, below numeric, cut numeric, profit numeric)
language plpgsql stable set jit = off set work_mem = '64MB' set plan_cache_mode = force_custom_plan as $$
declare
  s agency.settlement;
  v_entries bigint[];
begin
  select * into strict s from agency.settlement where id = p_settlement;
  select array_agg(e.id) into v_entries from agency.bet_batch b
      join games.bet_entry_view e on e.id between b.first_entry and b.last_entry and e.brand = b.brand
    where b.brand = s.brand and b.batch = p_batch
      and (s.kind = 'realtime' or e.settled_at >= s.period_start and e.settled_at < s.period_end);
  return query
  select l.contract, sum(e.sign * e.valid_bet::numeric * l.rate), sum(e.sign * e.valid_bet::numeric * l.rate_below),
    sum(e.sign * e.valid_bet::numeric * (l.rate - l.capped)), sum(e.sign * (e.own_stake - e.own_payout)::numeric)
  from (
    select h.*, lag(h.capped, 1, 0) over (partition by h.entry order by h.place) as rate_below
    from agency.holders_of(p_settlement, v_entries) h
  ) l join games.bet_entry_view e on e.id = l.entry group by l.contract;
end $$;
`;
