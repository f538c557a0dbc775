import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change of the catalogue of games, a vendor's maintenance included, is a change of the content. */
export class CatalogueVersion1764300350000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create trigger vendor_content after insert or update or delete or truncate on games.vendor
        for each statement execute function site.raise_content_version();
      create trigger title_content after insert or update or delete or truncate on games.title
        for each statement execute function site.raise_content_version();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger vendor_content on games.vendor;
      drop trigger title_content on games.title;
    `);
  }
}
