import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose code an invitation is, and codes of members who are no agents. */
export class Referrers1765340000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table members.invitation add column referrer bigint references members.member;
      update members.invitation set referrer = upline;
      -- An own code has no upline: it leads below its referrer where that one is an agent, and else below the referrer's upline.
      alter table members.invitation alter column referrer set not null, alter column upline drop not null;
      create unique index invitation_own on members.invitation (referrer) where upline is null;
      create or replace view members.invitation_view as
        select id, brand, code, upline, type, created_at, closed_at, referrer from members.invitation;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update members.member set invitation = null
        where invitation in (select id from members.invitation where upline is null);
      delete from members.invitation where upline is null;
      drop view members.invitation_view;
      create view members.invitation_view as select id, brand, code, upline, type, created_at, closed_at from members.invitation;
      grant select on members.invitation_view to mela_app;
      drop index members.invitation_own;
      alter table members.invitation drop column referrer, alter column upline set not null;
    `);
  }
}
