import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What may happen only so often. */
export class Limits1763300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform.limit_hit (key text not null, at timestamptz not null);
      create index limit_hit_key on platform.limit_hit (key, at desc);
      create index limit_hit_at on platform.limit_hit (at);
      grant select, insert, delete on platform.limit_hit to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table platform.limit_hit');
  }
}
