import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A title is shown and started in some countries only, where an operator says so. */
export class TitleRegions1765280000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- ISO 3166 alpha-2 codes; empty for everywhere.
      alter table games.title add column regions text[] not null default '{}';
      create index title_regions on games.title (brand) where regions <> '{}';
      grant update (regions) on games.title to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index games.title_regions;
      alter table games.title drop column regions;
    `);
  }
}
