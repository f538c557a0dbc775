import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets contexts above read since when a member's mobile number is proved. */
export class ProvedMobile1765490000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace view members.contact_view as
        select id, brand, account, type, status, email, mobile_verified_at from members.member;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view members.contact_view;
      create view members.contact_view as select id, brand, account, type, status, email from members.member;
      grant select on members.contact_view to mela_app;
    `);
  }
}
