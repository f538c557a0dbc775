import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `totp_secret` is where an operator's secret is put in; the next start seals it and empties that column. */
export class SealedOperatorSecrets1763500150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.operator
        alter totp_secret drop not null,
        add sealed_totp_secret text,
        add check (num_nonnulls(totp_secret, sealed_totp_secret) = 1)
    `);
  }

  /** Secrets that were sealed are gone with their column: such an operator needs a new one. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from identity.operator where totp_secret is null;
      alter table identity.operator drop sealed_totp_secret, alter totp_secret set not null;
    `);
  }
}
