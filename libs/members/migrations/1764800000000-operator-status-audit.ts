import type { MigrationInterface, QueryRunner } from 'typeorm';

const auditStatus = (condition: string) => `
  create or replace function members.audit_status() returns trigger language plpgsql as $$
  begin
    if ${condition} then
      perform platform.record_change(new.brand,
        tg_table_name || case new.status when 'active' then '.enabled' else '.' || new.status end,
        tg_table_name || ' ' || new.id, jsonb_build_object('status', old.status), jsonb_build_object('status', new.status));
    end if;
    return null;
  end $$`;

/** An act that records a change of status itself, with who did it and why, sets `mela.status_recorded` in its transaction. */
export class OperatorStatusAudit1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      auditStatus(
        `current_user <> 'mela_app' or current_setting('mela.status_recorded', true) is distinct from 'on'`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(auditStatus('true'));
  }
}
