import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change of the installation's secret seals the authenticators' secrets of operators anew. */
export class ResealedOperators1764030000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('grant update (sealed_totp_secret) on identity.operator to mela_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('revoke update (sealed_totp_secret) on identity.operator from mela_app');
  }
}
