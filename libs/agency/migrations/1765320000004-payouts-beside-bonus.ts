import type { MigrationInterface, QueryRunner } from 'typeorm';
import { payPayouts } from '../settlement/sql/pay-payouts.sql.js';
import { payPayouts as payPayoutsBefore } from './settlement-over-views/pay-payouts.sql.js';

const DROP = `
  drop function agency.pay_from_house(bigint[], timestamptz, jsonb), agency.paid_summary(agency.payout, text, numeric, text),
    agency.percent(int);
`;

/** The balance that is pushed for a payout says how much bonus money there is. */
export class PayoutsBesideBonus1765320000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${DROP}${payPayouts}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${DROP}${payPayoutsBefore}`);
  }
}
