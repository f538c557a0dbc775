import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whoever disables or closes a member, by a call or by hand, ends the member's sessions with the same COMMIT. The trigger
 * is deferred, so that a transaction which ends them itself gives its own reason.
 */
export class SessionsOfInactiveMembers1764670150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function authentication.end_sessions() returns trigger language plpgsql as $$
      declare
        reason text := case new.status when 'disabled' then 'disabled' else 'expired' end;
        ended uuid;
      begin
        for ended in
          update authentication.session set ended_at = platform.business_time(), end_reason = reason
          where person = new.id and role <> 'operator' and ended_at is null
          returning id
        loop
          perform platform.record_change(new.brand, 'session.ended', 'session ' || ended, null,
            jsonb_build_object('reason', reason));
        end loop;
        return null;
      end $$;

      create constraint trigger end_sessions after update of status on members.member
        deferrable initially deferred for each row
        when (old.status = 'active' and new.status <> 'active')
        execute function authentication.end_sessions();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger end_sessions on members.member;
      drop function authentication.end_sessions();
    `);
  }
}
