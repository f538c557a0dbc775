import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who approved a withdrawal: above the brand's threshold another operator has to pay it. */
export class WithdrawalApprover1764040000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table cashier.withdrawal add approved_by bigint, add approved_as text,
        add constraint withdrawal_approver check ((approved_by is null) = (approved_as is null));
      grant update (approved_by, approved_as) on cashier.withdrawal to mela_app;

      -- Those under way know their approver by the audit; those that are over need none.
      update cashier.withdrawal w set approved_by = o.id, approved_as = o.account
      from platform.audit a join identity.operator o on a.actor = 'operator ' || o.id
      where w.status in ('approved', 'distributed', 'disputed', 'force-proposed')
        and a.subject = 'withdrawal ' || w.id and a.action = 'withdrawal.approved';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table cashier.withdrawal drop approved_by, drop approved_as');
  }
}
