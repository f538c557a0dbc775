import type { MigrationInterface, QueryRunner } from 'typeorm';
import { payPayouts } from './settlement-over-tables/pay-payouts.sql.js';

/** What the house pays is posted, written and told in one statement for a whole batch. */
export class PayInSets1764420000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(payPayouts);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function agency.pay_from_house(bigint[], timestamptz, jsonb),
        agency.paid_summary(agency.payout, text, numeric, text), agency.percent(int)`);
  }
}
