/**
 * Numbers and writes a batch of events, one array element an event, in order. Takes the persons' rows in id order, so
 * that two batches never wait for each other in a circle; because the row stays locked until COMMIT, a person's events
 * become visible in the order of their `seq`, without gaps. One outbox row names the newest of each person, and goes
 * when the other processes have been told.
 *
 * `platform.append_events` is the door for programs: `[{ person, brand, name, data }]`.
 */
export const writeEvents = `
create function platform.write_events(p_persons bigint[], p_brands text[], p_names text[], p_data jsonb[])
returns table (person bigint, seq bigint, name text, data jsonb, at timestamptz, outbox bigint)
language plpgsql set search_path = platform, pg_temp as $$
#variable_conflict use_column
declare
  v_known int;
  v_outbox bigint := nextval('platform.outbox_id_seq');
begin
  perform 1 from person_seq where person = any(p_persons) order by person for update;
  get diagnostics v_known = row_count;
  if v_known < (select count(distinct p) from unnest(p_persons) p) then
    insert into person_seq (person, seq) select distinct p, 0 from unnest(p_persons) p order by 1 on conflict do nothing;
    perform 1 from person_seq where person = any(p_persons) order by person for update;
  end if;
  return query
  with item as (
    select i.person, i.brand, i.name, i.data, i.ord, s.seq + row_number() over (partition by i.person order by i.ord) as seq
    from unnest(p_persons, p_brands, p_names, p_data) with ordinality as i(person, brand, name, data, ord)
    join person_seq s on s.person = i.person
  ), head as (
    select person, max(seq) as seq from item group by person
  ), bumped as (
    update person_seq s set seq = head.seq from head where s.person = head.person
  ), written as (
    insert into event (person, seq, brand, name, data)
    select i.person, i.seq, i.brand, i.name, i.data from item i order by i.ord
    returning event.person, event.seq, event.name, event.data, event.at
  ), kept as (
    insert into outbox (id, persons, seqs) overriding system value
    select v_outbox, array_agg(person), array_agg(seq) from head
  )
  select w.person, w.seq, w.name, w.data, w.at, v_outbox from written w order by w.person, w.seq;
end $$;

create function platform.append_events(p_batch jsonb)
returns table (person bigint, seq bigint, name text, data jsonb, at timestamptz, outbox bigint)
language plpgsql security definer set search_path = platform, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return query select w.* from (
    select array_agg((value->>'person')::bigint order by ordinality) as persons, array_agg(value->>'brand' order by ordinality) as brands,
      array_agg(value->>'name' order by ordinality) as names, array_agg(value->'data' order by ordinality) as data
    from jsonb_array_elements(p_batch) with ordinality
  ) i, platform.write_events(i.persons, i.brands, i.names, i.data) w;
end $$;
revoke all on function platform.write_events(bigint[], text[], text[], jsonb[]), platform.append_events(jsonb) from public;
grant execute on function platform.append_events(jsonb) to mela_app;
`;
