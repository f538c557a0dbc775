import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendEvents } from './append-events.sql.js';
import { writeEvents } from './write-events.sql.js';

/** One outbox row for each batch of events in place of one for each event. */
export class OutboxBatches1764230000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function platform.append_events(jsonb);
      alter table platform.outbox rename to outbox_before;
      create table platform.outbox (
        id bigint generated always as identity primary key,
        -- Whose events the batch has, and the newest of each.
        persons bigint[] not null,
        seqs bigint[] not null check (cardinality(seqs) = cardinality(persons)),
        written_at timestamptz not null default clock_timestamp()
      );
      insert into platform.outbox (persons, seqs, written_at)
        select array[person], array[max(seq)], min(written_at) from platform.outbox_before group by person;
      drop table platform.outbox_before;
      grant select, delete on platform.outbox to mela_app;
    `);
    await runner.query(writeEvents);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function platform.append_events(jsonb), platform.write_events(bigint[], text[], text[], jsonb[]);
      alter table platform.outbox rename to outbox_batches;
      create table platform.outbox (
        person bigint not null,
        seq bigint not null,
        written_at timestamptz not null default clock_timestamp(),
        primary key (person, seq)
      );
      insert into platform.outbox (person, seq, written_at)
        select distinct on (o.person, o.seq) o.person, o.seq, b.written_at
        from platform.outbox_batches b, unnest(b.persons, b.seqs) as o(person, seq) order by 1, 2, 3;
      drop table platform.outbox_batches;
      grant select, delete on platform.outbox to mela_app;
    `);
    await runner.query(appendEvents);
    await runner.query(`
      alter function platform.append_events(jsonb) security definer set search_path = platform, pg_temp;
      revoke all on function platform.append_events(jsonb) from public;
    `);
  }
}
