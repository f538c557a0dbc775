import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contexts above see which rounds counted towards a bonus. */
export class BonusContributions1765380000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view wagering.bonus_contribution_view as
        select c.round, c.requirement from wagering.contribution c
        join wagering.requirement r on r.id = c.requirement and r.lane = 'bonus';
      grant select on wagering.bonus_contribution_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view wagering.bonus_contribution_view');
  }
}
