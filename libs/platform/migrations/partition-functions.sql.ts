/**
 * How partitions are made, dropped and archived. The application may own no table, so these run as their owner.
 *
 * Each partition of `platform.event` has the primary key (person, seq), each of `platform.audit` the primary key (id):
 * a key of the whole table would have to contain `at`. Between partitions `append_events` and the identity see to it,
 * and nothing else may insert. Each partition has a check of its range, so that attaching it reads no rows.
 *
 * Both tables have a default partition, which takes what fits nowhere: an insert never fails because a job did not run,
 * or because a test clock is years ahead. A range of which rows stand there already is not made; they stay there.
 *
 * `lock_timeout` is short: whoever waits for the exclusive lock on the whole table holds up all others meanwhile. It is
 * tried again at the next run.
 */
export const partitionFunctions = `
create function platform.partition_range(p_partition regclass, out starts_at timestamptz, out ends_at timestamptz)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_bound text;
begin
  select pg_get_expr(relpartbound, oid) into v_bound from pg_class where oid = p_partition;
  starts_at := coalesce(substring(v_bound from 'FROM \\(''(.+?)''\\)')::timestamptz, '-infinity');
  ends_at := substring(v_bound from 'TO \\(''(.+?)''\\)')::timestamptz; -- null: the default partition
end $$;

create function platform.make_partition(p_parent text, p_key text, p_from timestamptz, p_to timestamptz) returns void
language plpgsql set search_path = platform, pg_temp as $$
declare
  v_name text := p_parent || to_char(p_from at time zone 'UTC', '_YYYYMMDD');
  v_taken boolean;
begin
  if exists (
    select from pg_inherits i, partition_range(i.inhrelid) r
    where i.inhparent = format('platform.%I', p_parent)::regclass and r.ends_at > p_from and r.starts_at < p_to
  ) then return; end if;
  execute format('select exists (select from platform.%I where at >= $1 and at < $2)', p_parent || '_default')
    into v_taken using p_from, p_to;
  if v_taken then return; end if;
  execute format('create table platform.%I (like platform.%I including defaults, primary key (%s), check (at >= %L and at < %L))',
    v_name, p_parent, p_key, p_from, p_to);
  if p_parent = 'audit' then
    execute format('create trigger audit_append_only before update or delete or truncate on platform.%I
      for each statement execute function platform.refuse_change()', v_name);
  end if;
  execute format('alter table platform.%I attach partition platform.%I for values from (%L) to (%L)',
    p_parent, v_name, p_from, p_to);
end $$;

create function platform.make_partitions() returns void
language plpgsql security definer set search_path = platform, pg_temp set lock_timeout = '2s' as $$
declare
  v_day timestamp := date_trunc('day', clock_timestamp() at time zone 'UTC');
  v_month timestamp := date_trunc('month', v_day);
begin
  perform pg_advisory_xact_lock(hashtextextended('platform.partitions', 0));
  for i in 0..3 loop
    perform make_partition('event', 'person, seq', (v_day + i * interval '1 day') at time zone 'UTC',
      (v_day + (i + 1) * interval '1 day') at time zone 'UTC');
  end loop;
  for i in 0..2 loop
    perform make_partition('audit', 'id', (v_month + i * interval '1 month') at time zone 'UTC',
      (v_month + (i + 1) * interval '1 month') at time zone 'UTC');
  end loop;
end $$;

create function platform.oldest_partition_before(p_parent regclass, p_before timestamptz) returns regclass
language sql stable set search_path = platform, pg_temp as $$
  select i.inhrelid::regclass from pg_inherits i, partition_range(i.inhrelid) r
  where i.inhparent = p_parent and r.ends_at <= p_before order by r.ends_at limit 1
$$;

create function platform.drop_old_events(p_before timestamptz) returns boolean
language plpgsql security definer set search_path = platform, pg_temp set lock_timeout = '1s' as $$
declare v_partition regclass := oldest_partition_before('platform.event', p_before);
begin
  if v_partition is null then return false; end if;
  execute format('drop table %s', v_partition);
  return true;
end $$;

create function platform.archive_old_audit(p_before timestamptz) returns boolean
language plpgsql security definer set search_path = platform, pg_temp set lock_timeout = '1s' as $$
declare
  v_partition regclass := oldest_partition_before('platform.audit', p_before);
  v_name text;
  v_bound text;
begin
  if v_partition is null then return false; end if;
  select relname, pg_get_expr(relpartbound, oid) into v_name, v_bound from pg_class where oid = v_partition;
  execute format('alter table platform.audit detach partition %s', v_partition);
  execute format('alter table %s set schema platform_archive', v_partition);
  execute format('alter table platform_archive.audit attach partition platform_archive.%I %s', v_name, v_bound);
  return true;
end $$;

revoke all on function platform.partition_range(regclass), platform.make_partition(text, text, timestamptz, timestamptz),
  platform.make_partitions(), platform.oldest_partition_before(regclass, timestamptz),
  platform.drop_old_events(timestamptz), platform.archive_old_audit(timestamptz) from public;
grant execute on function platform.make_partitions(), platform.drop_old_events(timestamptz),
  platform.archive_old_audit(timestamptz) to mela_app;
`;
