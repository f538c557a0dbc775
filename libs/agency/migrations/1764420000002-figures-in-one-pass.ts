import type { MigrationInterface, QueryRunner } from 'typeorm';
import { figures } from './figures-in-one-pass/figures.sql.js';
import { takeBets } from './figures-in-one-pass/take-bets.sql.js';
import { writePayouts } from './figures-in-one-pass/write-payouts.sql.js';
import { figures as figuresBefore } from './settlement-steps/figures.sql.js';
import { takeBets as takeBetsBefore } from './settlement-steps/take-bets.sql.js';
import { writePayouts as writePayoutsBefore } from './settlement-steps/write-payouts.sql.js';

const FUNCTIONS_OF_BOTH = `
  drop function agency.take_bets(text, bigint, timestamptz, timestamptz, text, int, timestamptz), agency.batches_of(bigint),
    agency.rollups_of(bigint), agency.rate_changes(bigint), agency.counted_bets(bigint), agency.recorded_before(bigint),
    agency.salary_differences(bigint), agency.dividend_differences(bigint), agency.differences(bigint),
    agency.settle(text, text, text, timestamptz, timestamptz, bigint, bigint, bigint, boolean, text, timestamptz);
`;

/** Teams, tiers and rates are calculated in one pass, and nothing reads all payouts or looks rounds up one by one. */
export class FiguresInOnePass1764420000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${FUNCTIONS_OF_BOTH}
      drop function agency.team_figures(bigint), agency.met_tiers(bigint), agency.salary_totals(bigint);`);
    for (const functions of [takeBets, figures, writePayouts]) await runner.query(functions);
    // Nobody looks for a member within a batch any more, and batches come in their order.
    await runner.query(`
      drop index agency.bet_entry_batch;
      create index bet_entry_batch on agency.bet_entry (brand, batch);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index agency.bet_entry_batch;
      create index bet_entry_batch on agency.bet_entry (brand, batch, member);
    `);
    await runner.query(`${FUNCTIONS_OF_BOTH} drop function agency.contract_figures(bigint);`);
    for (const functions of [takeBetsBefore, figuresBefore, writePayoutsBefore])
      await runner.query(functions);
  }
}
