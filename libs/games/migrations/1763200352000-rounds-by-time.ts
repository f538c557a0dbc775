import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The latest rounds of a brand, so that a list of many members' rounds need not sort them all. */
export class RoundsByTime1763200352000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index round_opened on games.round (brand, opened_at desc, id desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index games.round_opened');
  }
}
