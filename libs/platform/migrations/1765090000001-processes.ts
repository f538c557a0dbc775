import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The programs that run, and which versions each of them has in force. */
export class Processes1765090000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Each process writes its row every few seconds, so it may be lost in a crash of PostgreSQL.
      create unlogged table platform.process (
        id uuid primary key,
        -- By name: numbers that only grow.
        versions jsonb not null,
        -- By PostgreSQL's clock, and not in business time.
        seen_at timestamptz not null
      );
      grant select, insert, update, delete on platform.process to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table platform.process');
  }
}
