import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fingerprints were plain hashes, out of which a payment password could be found. Their keys still replay. */
export class BlankFingerprints1764090000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update platform.idempotency set fingerprint = '' where fingerprint <> ''`);
  }

  /** What was blanked cannot be brought back. */
  async down(): Promise<void> {}
}
