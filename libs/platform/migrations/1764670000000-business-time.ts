import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The clock that tests can move, for functions of contexts above. */
export class BusinessTime1764670000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function platform.business_time() returns timestamptz language sql stable as $$
        select now() + offset_ms * interval '1 ms' from platform.clock
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function platform.business_time()');
  }
}
