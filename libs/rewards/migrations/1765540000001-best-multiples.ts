import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What missions measure besides the sums of a day. */
export class BestMultiples1765540000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rewards.play_day
        -- The best win of a round in relation to its stake, in hundredths, of what was played since this column is there.
        add column best_multiple bigint not null default 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rewards.play_day drop column best_multiple');
  }
}
