import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the list of resets: read by key, narrowed by state, and searched by member. */
export class FactorResetLists1765100000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index authentication.factor_reset_list;
      create index factor_reset_list on authentication.factor_reset
        (brand, (status in ('proposed', 'waiting')) desc, proposed_at desc, id desc);
      create index factor_reset_state on authentication.factor_reset (brand, status, proposed_at desc, id desc);
      create index factor_reset_member on authentication.factor_reset (member);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index authentication.factor_reset_list, authentication.factor_reset_state, authentication.factor_reset_member;
      create index factor_reset_list on authentication.factor_reset (brand, proposed_at desc);
    `);
  }
}
