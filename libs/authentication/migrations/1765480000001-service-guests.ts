import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of guests who chat with customer service. */
export class ServiceGuests1765480000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table authentication.session drop constraint session_role_check,
        add constraint session_role_check check (role in ('trial', 'member', 'agent', 'operator', 'service-guest'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from authentication.session where role = 'service-guest';
      alter table authentication.session drop constraint session_role_check,
        add constraint session_role_check check (role in ('trial', 'member', 'agent', 'operator'));
    `);
  }
}
