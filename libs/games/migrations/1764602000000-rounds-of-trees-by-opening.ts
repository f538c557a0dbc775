import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The latest rounds of a tree, and their sums: a list of a team's rounds reads no other tree, and no round to add it up. */
export class RoundsOfTreesByOpening1764602000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index round_tree_opened on games.round (tree, opened_at desc, id desc)
        include (member, brand, node_id, status, stake, payout, valid_bet);
      drop index games.round_opened;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index round_opened on games.round (brand, opened_at desc, id desc);
      drop index games.round_tree_opened;
    `);
  }
}
