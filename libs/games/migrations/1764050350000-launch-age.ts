import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Launches that ended long ago can be taken away, and the sessions that they came from. */
export class LaunchAge1764050350000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index launch_age on games.launch (created_at);
      create index launch_session on games.launch (session);
      grant delete on games.launch to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke delete on games.launch from mela_app;
      drop index games.launch_session, games.launch_age;
    `);
  }
}
