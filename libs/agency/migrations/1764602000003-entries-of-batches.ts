import type { MigrationInterface, QueryRunner } from 'typeorm';
import { earnedIn } from './entries-of-batches/earned-in.sql.js';
import { takeBets as takeBetsBefore } from './figures-in-one-pass/take-bets.sql.js';
import { takeBets } from './settlement-over-tables/take-bets.sql.js';
import { earnedIn as earnedInBefore } from './settlement-steps/earned-in.sql.js';

const DROP_FUNCTIONS = `
  drop function agency.take_bets(text, bigint, timestamptz, timestamptz, text, int, timestamptz),
    agency.earned_in(bigint, bigint);
`;

/** A batch says which of its brand's entries it has, so that taking rounds writes no index of batches. */
export class EntriesOfBatches1764602000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${DROP_FUNCTIONS}
      alter table agency.bet_batch add column first_entry bigint, add column last_entry bigint;
      alter table agency.bet_batch disable trigger bet_batch_append_only;
      update agency.bet_batch b set first_entry = e.first, last_entry = e.last from (
        select brand, batch, min(id) as first, max(id) as last from agency.bet_entry group by 1, 2
      ) e where e.brand = b.brand and e.batch = b.batch;
      alter table agency.bet_batch enable trigger bet_batch_append_only;
      alter table agency.bet_batch alter column first_entry set not null, alter column last_entry set not null;
      drop index agency.bet_entry_batch;
    `);
    for (const functions of [takeBets, earnedIn]) await runner.query(functions);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${DROP_FUNCTIONS}
      create index bet_entry_batch on agency.bet_entry (brand, batch);
      alter table agency.bet_batch drop column first_entry, drop column last_entry;
    `);
    for (const functions of [takeBetsBefore, earnedInBefore]) await runner.query(functions);
  }
}
