import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Nobody looks for a bet or a win by its reference in the ledger: games have their own. Left out of the index, whose entries
 * would lie all over it, they cost a page of the log less each.
 */
export class ReferencesWithoutPlay1764230201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ledger.transaction_reference;
      create index transaction_reference on ledger.transaction (reference) where kind not in ('bet', 'win');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ledger.transaction_reference;
      create index transaction_reference on ledger.transaction (reference);
    `);
  }
}
