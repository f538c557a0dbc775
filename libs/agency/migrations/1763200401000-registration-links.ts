import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What agents call their invitations, and the terms that are offered to agents who register with one. */
export class RegistrationLinks1763200401000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table agency.registration_link (
        invitation bigint primary key references identity.invitation,
        name text not null,
        -- As on the wire, at most one of each kind.
        terms jsonb not null
      );
      grant select, insert on agency.registration_link to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table agency.registration_link');
  }
}
