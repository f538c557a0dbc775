import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failed log-ins of an address are counted over all names. */
export class LoginAddresses1763400150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index login_attempt_address on identity.login_attempt (brand, scope, address, at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index identity.login_attempt_address');
  }
}
