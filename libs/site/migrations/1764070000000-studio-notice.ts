import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The notice of the seed that the tables take no rounds yet: they do. What an operator wrote or changed stays. */
export class StudioNotice1764070000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `delete from site.notice where texts->'EN'->>'content' =
         'The game tables take no rounds yet. Deposits, notices and your record work already.'`,
    );
  }

  async down(): Promise<void> {
    // What it said was not true any more.
  }
}
