import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages have a category and can be removed by the member; contexts above count what waits beside messages. */
export class MessageCategories1765350000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What there is reports deposits and withdrawals.
      alter table messaging.message
        add column category text not null default 'money' check (category in ('money', 'rewards', 'service')),
        add column hidden_at timestamptz;
      alter table messaging.message alter column category drop default;
      grant update (hidden_at) on messaging.message to mela_app;

      create index message_shown on messaging.message (member, at desc, id desc) where hidden_at is null;
      drop index messaging.message_member, messaging.message_unread;
      create index message_unread on messaging.message (member) where read_at is null and hidden_at is null;

      create table messaging.counter (
        member bigint not null references members.member,
        name text not null check (name in ('rewards', 'missions')),
        value int not null check (value >= 0),
        primary key (member, name)
      );
      grant select, insert, update on messaging.counter to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table messaging.counter;
      drop index messaging.message_shown, messaging.message_unread;
      alter table messaging.message drop column category, drop column hidden_at;
      create index message_member on messaging.message (member, id desc);
      create index message_unread on messaging.message (member) where read_at is null;
    `);
  }
}
