import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever disables a member or an operator, or lets one in again, by a call or by hand, leaves a row in the audit. */
export class StatusAudit1764030000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function identity.audit_status() returns trigger language plpgsql as $$
      begin
        insert into platform.audit (at, brand, actor, action, subject, before, after)
        values (
          now() + (select offset_ms from platform.clock) * interval '1 ms',
          new.brand,
          case current_user when 'mela_app' then 'system' else 'database ' || current_user end,
          tg_table_name || case new.status when 'active' then '.enabled' else '.' || new.status end,
          tg_table_name || ' ' || new.id,
          jsonb_build_object('status', old.status),
          jsonb_build_object('status', new.status)
        );
        return null;
      end $$;
    `);
    for (const table of ['member', 'operator'])
      await runner.query(`
        create trigger audit_status after update of status on identity.${table}
        for each row when (old.status is distinct from new.status and 'disabled' in (old.status, new.status))
        execute function identity.audit_status()
      `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger audit_status on identity.member;
      drop trigger audit_status on identity.operator;
      drop function identity.audit_status();
    `);
  }
}
