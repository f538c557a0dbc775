import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletFunctions } from './wallet-functions.sql.js';

/** What a settled round counts for by weight and edge, and when it changed afterwards. */
export class RoundEdges1763200300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The house's share of a stake in the long run, in parts per million. Null: not known, and nothing is paid on it.
      alter table games.title add column edge_ppm int check (edge_ppm between 0 and 1000000);
      alter table games.round
        -- Both as they were when the round was settled.
        add column bet_weight smallint,
        add column edge_ppm int,
        -- Rises with each change of a settled round: a late win, or something that was taken back.
        add column revision int not null default 1,
        add column amended_at timestamptz;
      create index round_amended on games.round (brand, amended_at) where amended_at is not null;
    `);
    await runner.query(walletFunctions);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function games.amend;
      alter table games.round drop column bet_weight, drop column edge_ppm, drop column revision, drop column amended_at;
      alter table games.title drop column edge_ppm;
    `);
  }
}
