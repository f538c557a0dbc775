import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What contexts above may read: their SQL names these views and no table of this schema. */
export class SiteViews1764650100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view site.brand_view as select id, settings from site.brand;
      grant select on site.brand_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view site.brand_view');
  }
}
