import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a withdrawal was approved, and what the same operator had approved for the same member within a day, with it. */
export class SummedApprovals1764210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table cashier.withdrawal add approved_at timestamptz, add approved_sum bigint;
      grant update (approved_at, approved_sum) on cashier.withdrawal to mela_app;

      -- What was approved before keeps being judged by itself, and counts for what is approved from now on.
      update cashier.withdrawal w set approved_sum = w.amount, approved_at = coalesce(
        (select max(a.at) from platform.audit a
         where a.subject = 'withdrawal ' || w.id and a.action = 'withdrawal.approved'), w.created_at)
      where w.approved_by is not null;
      alter table cashier.withdrawal add constraint withdrawal_approval
        check (num_nulls(approved_by, approved_at, approved_sum) in (0, 3));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table cashier.withdrawal drop approved_at, drop approved_sum');
  }
}
