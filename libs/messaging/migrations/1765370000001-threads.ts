import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations of members with operators: feedback and customer service. */
export class Threads1765370000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table messaging.thread (
        id uuid primary key,
        brand text not null references site.brand,
        member bigint not null references members.member,
        account text not null,
        client_id uuid,
        kind text not null check (kind in ('feedback', 'service')),
        type text not null check (type in ('deposit', 'withdraw', 'game', 'customer-service', 'application', 'other')),
        contact text,
        status text not null check (status in ('open', 'answered', 'closed')),
        last_no int not null check (last_no > 0),
        last_post_at timestamptz not null,
        waiting_since timestamptz not null,
        member_seen_no int not null check (member_seen_no between 0 and last_no),
        operator_seen_no int not null check (operator_seen_no between 0 and last_no),
        unread boolean not null,
        claimed_by bigint,
        claimed_as text,
        claimed_at timestamptz,
        complaint_at timestamptz,
        complaint_due_at timestamptz,
        acknowledged_at timestamptz,
        reminder text check (reminder in ('half-time', 'week-left', 'overdue')),
        remind_at timestamptz,
        opened_at timestamptz not null,
        closed_at timestamptz,
        unique (member, client_id),
        check ((complaint_at is null) = (complaint_due_at is null)),
        check ((status = 'closed') = (closed_at is not null)),
        check (complaint_at is not null or remind_at is null)
      );
      create index thread_of_member on messaging.thread (member, last_post_at desc, id desc);
      create index thread_unread on messaging.thread (member) where unread;
      create index thread_queue on messaging.thread (brand, status, waiting_since, id);
      create index thread_all on messaging.thread (brand, waiting_since, id);
      create index thread_type on messaging.thread (brand, type, waiting_since, id);
      create index thread_complaint on messaging.thread (brand, waiting_since, id) where complaint_at is not null;
      create index thread_claimed on messaging.thread (brand, claimed_by) where claimed_by is not null;
      create index thread_account on messaging.thread (brand, lower(account) text_pattern_ops);
      create index thread_remind on messaging.thread (remind_at) where remind_at is not null;

      -- No number is left out: it is taken under the lock of the thread, in the transaction that writes the post.
      create table messaging.post (
        thread uuid not null references messaging.thread,
        no int not null check (no > 0),
        author text not null check (author in ('member', 'operator')),
        operator bigint,
        operator_account text,
        client_id uuid,
        text text not null,
        at timestamptz not null,
        primary key (thread, no),
        unique (thread, author, client_id),
        check ((author = 'operator') = (operator is not null)),
        check ((operator is null) = (operator_account is null))
      );
      create table messaging.post_image (
        id uuid primary key,
        thread uuid not null,
        post int not null,
        place smallint not null,
        type text not null check (type = 'image/jpeg'),
        width int not null,
        height int not null,
        data bytea not null,
        sha256 text not null,
        unique (thread, post, place),
        foreign key (thread, post) references messaging.post
      );

      grant select, insert on messaging.thread, messaging.post, messaging.post_image to mela_app;
      grant update (status, last_no, last_post_at, waiting_since, member_seen_no, operator_seen_no, unread, claimed_by, claimed_as,
        claimed_at, complaint_at, complaint_due_at, acknowledged_at, reminder, remind_at, closed_at) on messaging.thread to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table messaging.post_image, messaging.post, messaging.thread');
  }
}
