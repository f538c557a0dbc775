import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes under which accounts open below somebody; and when a member was last seen logging in. */
export class Invitations1763200150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.invitation (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        code text not null,
        upline bigint not null references identity.member,
        -- Of those who register with it.
        type smallint not null check (type in (0, 1, 2, 41, 42)),
        created_at timestamptz not null,
        closed_at timestamptz,
        constraint invitation_code unique (brand, code)
      );
      create index invitation_upline on identity.invitation (upline, id desc);
      alter table identity.member add column invitation bigint references identity.invitation;
      create index member_invitation on identity.member (invitation) where invitation is not null;
      create index session_started on identity.session (person, started_at desc);

      grant select, insert on identity.invitation to mela_app;
      grant update (closed_at) on identity.invitation to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index identity.session_started;
      alter table identity.member drop invitation;
      drop table identity.invitation;
    `);
  }
}
