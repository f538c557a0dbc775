import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What contexts above may read: their SQL names these views and no table of this schema. */
export class CashierViews1764650300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view cashier.deposit_view as select id, brand, member, amount, fee, currency, status, created_at from cashier.deposit;
      create view cashier.deposit_step_view as select deposit, step, status, at from cashier.deposit_step;
      create view cashier.withdrawal_view as select id, brand, member, amount, fee, currency, status, created_at from cashier.withdrawal;
      create view cashier.tranche_view as select withdrawal, no, amount, fee, status, sent_at, answered_at from cashier.tranche;
      grant select on cashier.deposit_view, cashier.deposit_step_view, cashier.withdrawal_view, cashier.tranche_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop view cashier.deposit_view, cashier.deposit_step_view, cashier.withdrawal_view, cashier.tranche_view',
    );
  }
}
