import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendEvents } from './append-events.sql.js';

/** The application's role, and what the platform keeps: events, outbox, idempotency, keys, audit, clock. */
export class Platform1763000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema platform;
      grant usage on schema platform to mela_app;

      create table platform.clock (single boolean primary key default true check (single), offset_ms bigint not null default 0);
      insert into platform.clock default values;
      grant select, update on platform.clock to mela_app;

      create table platform.person_seq (person bigint primary key, seq bigint not null);
      create table platform.event (
        person bigint not null,
        seq bigint not null,
        brand text not null,
        name text not null,
        data jsonb not null,
        at timestamptz not null default clock_timestamp(),
        primary key (person, seq)
      );
      create index event_at on platform.event (at);
      create table platform.outbox (
        person bigint not null,
        seq bigint not null,
        written_at timestamptz not null default clock_timestamp(),
        primary key (person, seq)
      );
      grant select, insert, update on platform.person_seq to mela_app;
      grant select, insert on platform.event to mela_app;
      grant select, insert, delete on platform.outbox to mela_app;

      create table platform.idempotency (
        scope text not null,
        key text not null,
        fingerprint text not null,
        status int,
        reply jsonb,
        created_at timestamptz not null default clock_timestamp(),
        primary key (scope, key)
      );
      create index idempotency_created on platform.idempotency (created_at);
      grant select, insert, update, delete on platform.idempotency to mela_app;

      create table platform.encryption_key (
        kid text primary key,
        public_jwk jsonb not null,
        sealed_private text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create table platform.used_token (jti text primary key, expires_at timestamptz not null);
      create index used_token_expires on platform.used_token (expires_at);
      grant select, insert, delete on platform.encryption_key to mela_app;
      grant select, insert, delete on platform.used_token to mela_app;

      create table platform.audit (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        brand text not null,
        actor text not null,
        action text not null,
        subject text not null,
        address text,
        before jsonb,
        after jsonb
      );
      create index audit_subject on platform.audit (subject, id);
      grant select, insert on platform.audit to mela_app;

      create function platform.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only', tg_table_schema || '.' || tg_table_name using errcode = '42501';
      end $$;
      create trigger audit_append_only before update or delete or truncate on platform.audit
        for each statement execute function platform.refuse_change();
    `);
    await runner.query(appendEvents);
    await runner.query(`
      create function platform.prune_events(p_before timestamptz) returns bigint
      language sql security definer set search_path = platform as $$
        with gone as (delete from event where at < p_before returning 1) select count(*) from gone
      $$;
      revoke all on function platform.prune_events(timestamptz) from public;
      grant execute on function platform.prune_events(timestamptz) to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema platform cascade');
  }
}
