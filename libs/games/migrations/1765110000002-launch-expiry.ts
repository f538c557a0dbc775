import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the launches that a maintenance ran through, to move their ends. */
export class LaunchExpiry1765110000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index launch_expiry on games.launch (brand, expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index games.launch_expiry');
  }
}
