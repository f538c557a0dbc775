import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to members. */
export class Messaging1763000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema messaging;
      grant usage on schema messaging to mela_app;

      create table messaging.message (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        member bigint not null references identity.member,
        kind text not null,
        data jsonb not null,
        at timestamptz not null,
        read_at timestamptz
      );
      create index message_member on messaging.message (member, id desc);
      create index message_unread on messaging.message (member) where read_at is null;
      grant select, insert on messaging.message to mela_app;
      grant update (read_at) on messaging.message to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema messaging cascade');
  }
}
