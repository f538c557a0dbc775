import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the deposits for which a payment was reported, since each payment is credited once. */
export class CreditedPayments1765600000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index deposit_payment on cashier.deposit (payment_id, provider) where payment_id is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index cashier.deposit_payment');
  }
}
