import type { MigrationInterface, QueryRunner } from 'typeorm';
import { payPayouts as payPayoutsBefore } from './settlement-over-tables/pay-payouts.sql.js';
import { takeBets as takeBetsBefore } from './settlement-over-tables/take-bets.sql.js';
import { payPayouts } from './settlement-over-views/pay-payouts.sql.js';
import { takeBets } from './settlement-over-views/take-bets.sql.js';

const DROP = `
  drop function agency.take_bets(text, bigint, timestamptz, timestamptz, text, int, timestamptz),
    agency.pay_from_house(bigint[], timestamptz, jsonb), agency.paid_summary(agency.payout, text, numeric, text),
    agency.percent(int);
`;

/** Settlement reads and locks what other contexts own by their views and functions, and names none of their tables. */
export class SettlementOverViews1764660400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${DROP}${takeBets}${payPayouts}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Members were in the schema `identity` when these functions were written.
    await runner.query(
      `${DROP}${takeBetsBefore}${payPayoutsBefore.replaceAll('identity.member', 'members.member')}`,
    );
  }
}
