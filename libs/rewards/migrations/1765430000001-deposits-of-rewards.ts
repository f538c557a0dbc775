import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The deposit for which a reward is given, where its occurrence names a period instead. */
export class DepositsOfRewards1765430000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rewards.entitlement add column deposit uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rewards.entitlement drop column deposit');
  }
}
