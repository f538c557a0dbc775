import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contexts above see since when and until when a member was barred from rewards. */
export class BarsInTime1765380000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view safer_play.bar_view as
        select brand, member, since, least(coalesce(lifted_at, 'infinity'), coalesce(until, 'infinity')) as ended_at
        from safer_play.restriction;
      grant select on safer_play.bar_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view safer_play.bar_view');
  }
}
