import type { MigrationInterface, QueryRunner } from 'typeorm';
import { earnedIn as earnedInBefore } from './entries-of-batches/earned-in.sql.js';
import { earnedIn } from './roll-ups-of-the-feed/earned-in.sql.js';
import { payoutLines } from './roll-ups-of-the-feed/payout-lines.sql.js';
import { rollUp } from './roll-ups-of-the-feed/roll-up.sql.js';
import { takeBets } from './settlement-over-views/take-bets.sql.js';
import { payoutLines as payoutLinesBefore } from './settlement-steps/payout-lines.sql.js';

const DROP = `
  drop function agency.recorded_rates(bigint), agency.holders_of(bigint, bigint[]),
    agency.payout_lines(bigint, bigint, bigint[]), agency.earned_in(bigint, bigint);
`;

/** Settlements read the feed, which is of games now, and add it up by full five minutes. */
export class RollUpsOfTheFeed1765290000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${DROP}${payoutLines}${earnedIn}${rollUp}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      set local check_function_bodies = off;
      ${DROP}
      drop function agency.roll_up(text, bigint, timestamptz, bigint, bigint);
      -- A batch was one of the feed, with its number.
      alter table games.bet_entry disable trigger bet_entry_append_only;
      update games.bet_entry e set batch = b.batch from agency.bet_batch b
        where b.brand = e.brand and e.id between b.first_entry and b.last_entry and e.batch <> b.batch;
      alter table games.bet_entry enable trigger bet_entry_append_only;
      ${payoutLinesBefore}${earnedInBefore}${takeBets}
      set local check_function_bodies = on;
    `);
  }
}
