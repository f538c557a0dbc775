import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rollUp } from '../settlement/sql/roll-up.sql.js';
import { earnedIn as earnedInBefore } from './roll-ups-of-the-feed/earned-in.sql.js';
import { payoutLines as payoutLinesBefore } from './roll-ups-of-the-feed/payout-lines.sql.js';
import { rollUp as rollUpBefore } from './roll-ups-of-the-feed/roll-up.sql.js';
import { earnedIn } from './salaries-of-own-money/earned-in.sql.js';
import { payoutLines } from './salaries-of-own-money/payout-lines.sql.js';

const DROP = `
  drop function agency.recorded_rates(bigint), agency.holders_of(bigint, bigint[]),
    agency.payout_lines(bigint, bigint, bigint[]), agency.earned_in(bigint, bigint),
    agency.roll_up(text, bigint, timestamptz, bigint, bigint);
`;

/** A team's profit is of own money: what was lost of a bonus was the house's before. */
export class SalariesOfOwnMoney1765380000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${DROP}${payoutLines}${earnedIn}${rollUp}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${DROP}${payoutLinesBefore}${earnedInBefore}${rollUpBefore}`);
  }
}
