import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Chats with customer service, which are threads that somebody waits at, and the transcripts that are mailed of them. */
export class ServiceThreads1765420000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- 30 minutes after the last post, or after the last act of the operator who has the chat. Read in UTC, since the sum
      -- of a moment and an interval depends on the session's time zone otherwise, which a generated column may not.
      alter table messaging.thread
        add column rating smallint check (rating between 1 and 5),
        add column idle_at timestamptz generated always as (
          case when kind = 'service' and status <> 'closed' then
            ((least(last_post_at, claimed_at) at time zone 'UTC') + interval '30 minutes') at time zone 'UTC'
          end) stored,
        add check (rating is null or kind = 'service');
      create index thread_idle on messaging.thread (idle_at) where idle_at is not null;
      create unique index thread_chat on messaging.thread (member) where kind = 'service' and status <> 'closed';
      create index thread_kind_queue on messaging.thread (brand, kind, status, waiting_since, id);
      create index thread_kind_all on messaging.thread (brand, kind, waiting_since, id);
      create index thread_live on messaging.thread (brand, kind, waiting_since, id) where status <> 'closed';
      grant update (kind, rating) on messaging.thread to mela_app;

      create table messaging.transcript (
        id uuid primary key,
        thread uuid not null unique references messaging.thread,
        member bigint not null references members.member,
        target text not null,
        tries smallint not null default 0,
        send_at timestamptz
      );
      create index transcript_send on messaging.transcript (send_at) where send_at is not null;
      grant select, insert on messaging.transcript to mela_app;
      grant update (target, tries, send_at) on messaging.transcript to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table messaging.transcript;
      drop index messaging.thread_idle, messaging.thread_chat, messaging.thread_kind_queue, messaging.thread_kind_all,
        messaging.thread_live;
      alter table messaging.thread drop column idle_at, drop column rating;
      revoke update (kind) on messaging.thread from mela_app;
    `);
  }
}
