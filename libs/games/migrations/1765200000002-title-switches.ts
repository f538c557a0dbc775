import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators change what a brand decides about a title; a vendor's list does not undo it. */
export class TitleSwitches1765200000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- As the vendor has listed it, where the brand has set another edge.
      alter table games.title add column listed_edge_ppm int;
      create index title_place on games.title (brand, position, node_id);
      grant update (is_hot, is_new, support_play, freeplay, position, bet_weight, listed_edge_ppm)
        on games.title to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke update (is_hot, is_new, support_play, freeplay, position, bet_weight) on games.title from mela_app;
      drop index games.title_place;
      alter table games.title drop column listed_edge_ppm;
    `);
  }
}
