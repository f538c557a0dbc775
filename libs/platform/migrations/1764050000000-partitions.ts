import type { MigrationInterface, QueryRunner } from 'typeorm';
import { partitionFunctions } from './partition-functions.sql.js';

/**
 * Events by day and the audit by month. What a table holds already becomes its first partition as it is: no row is
 * moved. Attaching reads it once, to prove the range.
 */
export class Partitions1764050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function platform.prune_events(timestamptz);
      alter table platform.event rename to event_before;
      drop index platform.event_at;
      create table platform.event (like platform.event_before including defaults) partition by range (at);
      create table platform.event_default partition of platform.event (primary key (person, seq)) default;
      create index event_default_at on platform.event_default (at);

      alter table platform.audit rename to audit_before;
      alter index platform.audit_subject rename to audit_before_subject;
      alter table platform.audit_before alter id drop identity;
      create table platform.audit (like platform.audit_before) partition by range (at);
      alter table platform.audit alter id add generated always as identity;
      create index audit_subject on platform.audit (subject, id);
      create table platform.audit_default partition of platform.audit (primary key (id)) default;
      create schema platform_archive;
      create table platform_archive.audit (like platform.audit_before) partition by range (at);
      create index audit_subject on platform_archive.audit (subject, id);
      create view platform.audit_with_archive as
        select * from platform.audit union all select * from platform_archive.audit;

      revoke all on platform.event_before, platform.audit_before from mela_app;
      grant select on platform.event to mela_app;
      grant select, insert on platform.audit to mela_app;
      grant usage on schema platform_archive to mela_app;
      grant select on platform_archive.audit, platform.audit_with_archive to mela_app;
      -- What fell there goes row by row.
      grant select, delete on platform.event_default to mela_app;

      -- From now on nothing else writes events: (person, seq) is unique because the counter is, which it locks.
      alter function platform.append_events(jsonb) security definer set search_path = platform, pg_temp;
      revoke all on function platform.append_events(jsonb) from public;
      revoke insert, update on platform.person_seq from mela_app;
      revoke insert on platform.outbox from mela_app;
    `);
    for (const table of ['platform.audit', 'platform.audit_default', 'platform_archive.audit'])
      await runner.query(`create trigger audit_append_only before update or delete or truncate on ${table}
        for each statement execute function platform.refuse_change()`);
    await attachWhole(runner, 'event', 'day');
    await attachWhole(runner, 'audit', 'month');
    await runner.query(
      `select setval(pg_get_serial_sequence('platform.audit', 'id'), (select coalesce(max(id), 0) + 1 from platform.audit_before), false)`,
    );
    await runner.query(partitionFunctions);
    await runner.query('select platform.make_partitions()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function platform.make_partitions(), platform.drop_old_events(timestamptz),
        platform.archive_old_audit(timestamptz), platform.oldest_partition_before(regclass, timestamptz),
        platform.make_partition(text, text, timestamptz, timestamptz), platform.partition_range(regclass);
      alter table platform.event rename to event_parts;
      create table platform.event (like platform.event_parts including defaults);
      insert into platform.event select * from platform.event_parts;
      drop table platform.event_parts;
      alter table platform.event add primary key (person, seq);
      create index event_at on platform.event (at);
      grant select, insert on platform.event to mela_app;

      alter table platform.audit rename to audit_parts;
      create table platform.audit (like platform.audit_parts);
      insert into platform.audit select * from platform.audit_with_archive;
      drop view platform.audit_with_archive;
      drop table platform.audit_parts;
      drop schema platform_archive cascade;
      alter table platform.audit add primary key (id), alter id add generated always as identity;
      select setval(pg_get_serial_sequence('platform.audit', 'id'), (select coalesce(max(id), 0) + 1 from platform.audit), false);
      create index audit_subject on platform.audit (subject, id);
      grant select, insert on platform.audit to mela_app;
      create trigger audit_append_only before update or delete or truncate on platform.audit
        for each statement execute function platform.refuse_change();

      alter function platform.append_events(jsonb) security invoker reset all;
      grant execute on function platform.append_events(jsonb) to public;
      grant insert, update on platform.person_seq to mela_app;
      grant insert on platform.outbox to mela_app;
      create function platform.prune_events(p_before timestamptz) returns bigint
      language sql security definer set search_path = platform as $$
        with gone as (delete from event where at < p_before returning 1) select count(*) from gone
      $$;
      revoke all on function platform.prune_events(timestamptz) from public;
      grant execute on function platform.prune_events(timestamptz) to mela_app;
    `);
  }
}

/** Makes what the table held the partition of everything up to the end of the present day or month, or of its newest row's. */
async function attachWhole(runner: QueryRunner, table: 'event' | 'audit', unit: 'day' | 'month') {
  await runner.query(`
    do $$
    declare v_end timestamptz;
    begin
      select (date_trunc('${unit}', greatest(clock_timestamp(), max(at)) at time zone 'UTC') + interval '1 ${unit}')
        at time zone 'UTC' into v_end from platform.${table}_before;
      execute format('alter table platform.${table}_before add check (at < %L)', v_end);
      execute format('alter table platform.${table} attach partition platform.${table}_before
        for values from (minvalue) to (%L)', v_end);
    end $$`);
}
