import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What contexts above may read and write of sessions: their SQL names no table of this schema. */
export class SessionView1764660160000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view authentication.session_view as
        select id, person, role, brand, started_at, seen_at, expires_at, ended_at from authentication.session;
      grant select on authentication.session_view to mela_app;

      -- Sets when the sessions were last used. Skips a session that another transaction is changing.
      create function authentication.touch_sessions(p_sessions uuid[], p_at timestamptz) returns void
      language plpgsql set search_path = authentication, pg_temp as $$
      begin
        update session set seen_at = p_at where id in (
          select id from session where id = any(p_sessions) for no key update skip locked
        );
      end $$;
      revoke all on function authentication.touch_sessions(uuid[], timestamptz) from public;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function authentication.touch_sessions(uuid[], timestamptz);
      drop view authentication.session_view;
    `);
  }
}
