import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators write about members, for each other. A note is never changed or deleted. */
export class MemberNotes1764700500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema operations;
      grant usage on schema operations to mela_app;
      create table operations.member_note (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        member bigint not null references members.member,
        -- The operator who wrote it; id and user name.
        written_by bigint not null references authentication.operator,
        written_as text not null,
        text text not null check (char_length(text) between 1 and 500),
        at timestamptz not null
      );
      create index member_note_member on operations.member_note (member, id desc);
      create index member_note_brand on operations.member_note (brand, id desc);
      grant select, insert on operations.member_note to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema operations cascade');
  }
}
