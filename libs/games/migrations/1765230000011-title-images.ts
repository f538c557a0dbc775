import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The picture that a vendor lists for a title, as a path at the brand's hosts of images. */
export class TitleImages1765230000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table games.title add column image text;
      grant update (image) on games.title to mela_app;
      -- What was decided stays decided: the next reading of the list finds the same difference.
      update games.catalogue_change set own = own || '{"image": null}', listed = listed || '{"image": null}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update games.catalogue_change set own = own - 'image', listed = listed - 'image';
      alter table games.title drop column image;
    `);
  }
}
