import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators set the maintenance of vendors and titles. */
export class GameMaintenance1765010002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('grant update (maintenance) on games.vendor, games.title to mela_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('revoke update (maintenance) on games.vendor, games.title from mela_app');
  }
}
