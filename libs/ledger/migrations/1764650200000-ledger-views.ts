import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What contexts above may read: their SQL names these views and no table of this schema. */
export class LedgerViews1764650200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view ledger.account_view as select id, brand, owner, member, kind, currency from ledger.account;
      create view ledger.balance_view as select account, amount from ledger.balance;
      create view ledger.transaction_view as select id, brand, key, kind, reference, at from ledger.transaction;
      create view ledger.posting_view as select transaction, line, account, currency, amount, balance_after, type from ledger.posting;
      create view ledger.outgoing_freeze_view as select member, reason, since from ledger.outgoing_freeze;
      grant select on ledger.account_view, ledger.balance_view, ledger.transaction_view, ledger.posting_view, ledger.outgoing_freeze_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop view ledger.account_view, ledger.balance_view, ledger.transaction_view, ledger.posting_view, ledger.outgoing_freeze_view',
    );
  }
}
