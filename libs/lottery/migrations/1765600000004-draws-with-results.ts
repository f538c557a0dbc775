import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last draws of a game that have a result, however many void or planned ones lie between; and which they are, from the index alone. */
export class DrawsWithResults1765600000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index draw_with_result on lottery.draw (brand, game, draw_at desc) include (id, revision)
       where status in ('drawn', 'settled')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index lottery.draw_with_result');
  }
}
