import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits for operators is found and counted among what waits, and not among all that there ever was. */
export class WaitingCases1764250300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index deposit_waiting on cashier.deposit (brand, created_at, id)
        where review_reason is not null and status <> 'paid';
      drop index cashier.deposit_review;
      create index withdrawal_waiting on cashier.withdrawal (brand, waiting_since, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index deposit_review on cashier.deposit (brand, created_at) where review_reason is not null;
      drop index cashier.deposit_waiting, cashier.withdrawal_waiting;
    `);
  }
}
