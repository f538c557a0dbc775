/**
 * Numbers and writes a batch of events: `[{ person, brand, name, data }]` in order. Takes the persons' rows in id
 * order, so that two batches never wait for each other in a circle; because the row stays locked until COMMIT, a
 * person's events become visible in the order of their `seq`, without gaps.
 */
export const appendEvents = `
create function platform.append_events(p_batch jsonb)
returns table (person bigint, seq bigint, name text, data jsonb, at timestamptz)
language plpgsql as $$
#variable_conflict use_column
begin
  insert into platform.person_seq (person, seq)
    select distinct (item->>'person')::bigint, 0 from jsonb_array_elements(p_batch) item order by 1
    on conflict do nothing;
  return query
  with item as (
    select (value->>'person')::bigint as person, value->>'brand' as brand, value->>'name' as name,
           value->'data' as data, ordinality,
           row_number() over (partition by value->>'person' order by ordinality) as step
    from jsonb_array_elements(p_batch) with ordinality
  ), locked as (
    select s.person, s.seq from platform.person_seq s
    where s.person in (select person from item) order by s.person for update
  ), bumped as (
    update platform.person_seq s set seq = locked.seq + (select count(*) from item i where i.person = s.person)
    from locked where s.person = locked.person returning s.person, locked.seq as base
  ), written as (
    insert into platform.event (person, seq, brand, name, data)
    select i.person, b.base + i.step, i.brand, i.name, i.data from item i join bumped b using (person)
    order by i.ordinality returning event.person, event.seq, event.name, event.data, event.at
  ), kept as (
    insert into platform.outbox (person, seq) select w.person, w.seq from written w
  )
  select w.person, w.seq, w.name, w.data, w.at from written w order by w.person, w.seq;
end $$;
grant execute on function platform.append_events(jsonb) to mela_app;
`;
