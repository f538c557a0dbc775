import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each line of a timeline says which kind of person acted, and gives the reason where the member may read one. */
export class StepActors1764620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table cashier.deposit_step add by text check (by in ('member', 'operator', 'system'));
      alter table cashier.withdrawal_step add by text check (by in ('member', 'operator', 'system')), add reason text;

      -- Who may make which step follows from the chart; only a deposit may be credited by a provider or an operator.
      update cashier.deposit_step s set by = case
        when s.status = 'created' then 'member'
        when s.status = 'paid' and exists (
          select from platform.audit a where a.subject = 'deposit ' || s.deposit and a.action = 'deposit.paid'
            and a.actor like 'operator %') then 'operator'
        else 'system' end;

      update cashier.withdrawal_step s set
        by = case
          when s.status in ('requested', 'received') then 'member'
          when s.status = 'auto-received' then 'system'
          when s.status = 'disputed' and before.status <> 'force-proposed' then 'member'
          when s.status = 'approved' and before.status = 'received' then 'member'
          when s.status = 'approved' and before.status = 'auto-received' then 'system'
          else 'operator' end,
        reason = case when s.status = 'rejected' then w.reject_reason end
      from (select withdrawal, step, lag(status) over (partition by withdrawal order by step) as status
            from cashier.withdrawal_step) before, cashier.withdrawal w
      where before.withdrawal = s.withdrawal and before.step = s.step and w.id = s.withdrawal;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table cashier.deposit_step drop by;
      alter table cashier.withdrawal_step drop by, drop reason;
    `);
  }
}
