/** Until migration 1764602000001: the rounds behind a payout, found by the roll-ups. */
export const teamEntries = `
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
`;
