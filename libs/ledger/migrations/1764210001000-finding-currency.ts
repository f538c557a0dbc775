import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What differs in two currencies of one place is two findings. */
export class FindingCurrency1764210001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ledger.finding_open;
      create unique index finding_open on ledger.finding (kind, brand, about, currency) nulls not distinct
        where closed_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ledger.finding_open;
      create unique index finding_open on ledger.finding (kind, brand, about) nulls not distinct
        where closed_at is null`);
  }
}
