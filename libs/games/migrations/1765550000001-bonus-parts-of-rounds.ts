import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `id, brand, vendor, round, member, ancestors, tree, node_id, currency, stake, payout, valid_bet, status, opened_at,
        settled_at, voided_at, bet_weight, edge_ppm, revision, amended_at`;

/** Contexts above see what of a round was bonus money. */
export class BonusPartsOfRounds1765550000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create or replace view games.round_view as select ${COLUMNS}, bonus_stake, bonus_payout from games.round`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view games.round_view;
      create view games.round_view as select ${COLUMNS} from games.round;
      grant select on games.round_view to mela_app;
    `);
  }
}
