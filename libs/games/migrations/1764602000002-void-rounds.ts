import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member's void rounds, which are few, are found beside the settled ones of `round_figures`. */
export class VoidRounds1764602000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("create index round_void on games.round (member, settled_at) where status = 'void'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index games.round_void');
  }
}
