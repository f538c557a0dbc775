import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a transaction was really written: vendors know nothing of a test clock, and a reconciliation asks by this. */
export class TransactionWritten1763100354000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table games.wallet_transaction add column written_at timestamptz not null default clock_timestamp();
      drop index games.wallet_transaction_at;
      create index wallet_transaction_written on games.wallet_transaction (brand, vendor, written_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table games.wallet_transaction drop column written_at;
      create index wallet_transaction_at on games.wallet_transaction (brand, vendor, at);
    `);
  }
}
