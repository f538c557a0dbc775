import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tickets that campaigns give count beside those that a member earns. */
export class TicketsAsRewards1765530000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rewards.raffle_entry add column given bigint not null default 0 check (given >= 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rewards.raffle_entry drop column given');
  }
}
