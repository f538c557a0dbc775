import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which worker is at work on a due row, and when one that failed is tried again. */
export class DueAttempts1764240000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The due column of the row itself is the truth, so this may be lost: no commit of it waits for the disk, and a
      -- crash of PostgreSQL empties it.
      create unlogged table platform.due_attempt (
        job text not null,
        -- The due row, among those of its job.
        id text not null,
        -- The deadline, in milliseconds of business time. Another one is a new start.
        at timestamptz not null,
        tries int not null,
        -- By PostgreSQL's clock, and not in business time: nobody else takes the row before.
        next_try_at timestamptz not null,
        primary key (job, id)
      );
      create index due_attempt_age on platform.due_attempt (next_try_at);
      grant select, insert, update, delete on platform.due_attempt to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table platform.due_attempt');
  }
}
