import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Goods that a promotion gives are redemptions without a price. */
export class GoodsAsRewards1765530000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rewards.redemption
        add column reward uuid references rewards.entitlement,
        drop constraint redemption_points_check,
        add constraint redemption_price check (
          case when reward is null then points > 0 else points = 0 and amount_required = 0 end);
      create unique index redemption_of_reward on rewards.redemption (reward) where reward is not null and status <> 'rejected';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index rewards.redemption_of_reward;
      alter table rewards.redemption drop constraint redemption_price, drop column reward,
        add constraint redemption_points_check check (points > 0);
    `);
  }
}
