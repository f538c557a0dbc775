import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an operator has changed a redemption since its member opened the list. */
export class UnseenRedemptions1765520000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rewards.redemption add column unseen boolean not null default false;
      create index redemption_unseen on rewards.redemption (member) where unseen;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rewards.redemption drop column unseen');
  }
}
