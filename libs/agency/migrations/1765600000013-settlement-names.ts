import type { MigrationInterface, QueryRunner } from 'typeorm';
import { contractsInForce } from '../settlement/sql/contracts-in-force.sql.js';
import { earnedIn } from '../settlement/sql/earned-in.sql.js';
import { figures } from '../settlement/sql/figures.sql.js';
import { firstUnsettled } from '../settlement/sql/first-unsettled.sql.js';
import { payoutLines } from '../settlement/sql/payout-lines.sql.js';
import { writePayouts } from '../settlement/sql/write-payouts.sql.js';
import { figures as figuresBefore } from './figures-in-one-pass/figures.sql.js';
import { writePayouts as writePayoutsBefore } from './figures-in-one-pass/write-payouts.sql.js';
import { earnedIn as earnedInBefore } from './salaries-of-own-money/earned-in.sql.js';
import { payoutLines as payoutLinesBefore } from './salaries-of-own-money/payout-lines.sql.js';
import { contractsInForce as contractsInForceBefore } from './settlement-steps/contracts-in-force.sql.js';
import { firstUnsettled as firstUnsettledBefore } from './settlement-steps/first-unsettled.sql.js';

const DROP_BOTH = `
  drop view agency.realtime_rate;
  drop function agency.first_unsettled(text, text, text, timestamptz, bigint, bigint, timestamptz),
    agency.hourly_rates(text, timestamptz, timestamptz, bigint), agency.held_contracts(bigint), agency.earlier_rates(bigint),
    agency.batches_of(bigint), agency.rollups_of(bigint), agency.rate_changes(bigint), agency.contract_figures(bigint),
    agency.recorded_before(bigint), agency.salary_differences(bigint), agency.dividend_differences(bigint),
    agency.differences(bigint),
    agency.settle(text, text, text, timestamptz, timestamptz, bigint, bigint, bigint, boolean, text, timestamptz),
    agency.recorded_rates(bigint), agency.holders_of(bigint, bigint[]), agency.payout_lines(bigint, bigint, bigint[]),
    agency.earned_in(bigint, bigint);
`;
const GRANT = 'grant select on agency.realtime_rate to mela_app;';

/** The functions of settlement call a thing by one name each. They calculate what they did before. */
export class SettlementNames1765600000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${DROP_BOTH} drop function agency.counted_bets(bigint);`);
    await runner.query(
      `${firstUnsettled}${contractsInForce}${figures}${writePayouts}${payoutLines}${earnedIn}${GRANT}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${DROP_BOTH} drop function agency.counted_rollups(bigint);`);
    await runner.query(
      `${firstUnsettledBefore}${contractsInForceBefore}${figuresBefore}${writePayoutsBefore}${payoutLinesBefore}${earnedInBefore}${GRANT}`,
    );
  }
}
