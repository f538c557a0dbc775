import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which one-time code an operator used last, and tries of operators counted apart from those of members. */
export class OperatorCodes1763100150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.operator add totp_used_step bigint;
      grant update (totp_used_step) on identity.operator to mela_app;

      alter table identity.login_attempt add scope text not null default 'member'
        check (scope in ('member', 'operator'));
      drop index identity.login_attempt_who;
      create index login_attempt_who on identity.login_attempt (scope, brand, account, address, at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke update (totp_used_step) on identity.operator from mela_app;
      alter table identity.operator drop totp_used_step;
      drop index identity.login_attempt_who;
      alter table identity.login_attempt drop scope;
      create index login_attempt_who on identity.login_attempt (brand, account, address, at);
    `);
  }
}
