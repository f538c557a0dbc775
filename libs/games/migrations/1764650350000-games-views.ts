import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What contexts above may read: their SQL names these views and no table of this schema. */
export class GamesViews1764650350000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view games.round_view as select id, brand, vendor, round, member, ancestors, tree, node_id, currency, stake, payout, valid_bet, status, opened_at,
        settled_at, voided_at, bet_weight, edge_ppm, revision, amended_at from games.round;
      create view games.title_view as select node_id, brand, vendor, names, game_type, game_code, scene from games.title;
      grant select on games.round_view, games.title_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view games.round_view, games.title_view');
  }
}
