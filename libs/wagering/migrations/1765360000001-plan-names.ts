import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans are seeded, and offered to operators by a name. */
export class PlanNames1765360000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table wagering.plan add column name text;
      update wagering.plan set name = code;
      alter table wagering.plan alter column name set not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table wagering.plan drop column name');
  }
}
