import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What contexts above may read and lock: their SQL names these views and functions, and no table of this schema. */
export class MembersViews1764660150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view members.member_view as
        select id, brand, account, nickname, type, status, parent, language, vip_rank, registered_at, first_login_at, invitation,
          closes_at
        from members.member;
      create view members.contact_view as select id, brand, account, type, status, email from members.member;
      create view members.ancestor_view as select member, ancestor, depth from members.ancestor;
      create view members.invitation_view as select id, brand, code, upline, type, created_at, closed_at from members.invitation;
      grant select on members.member_view, members.contact_view, members.ancestor_view, members.invitation_view to mela_app;

      -- Locks a member's row as a foreign key to it does. False if another transaction is changing its key.
      create function members.try_lock_member(p_member bigint) returns boolean
      language plpgsql set search_path = members, pg_temp as $$
      begin
        perform 1 from member where id = p_member for key share skip locked;
        return found;
      end $$;
      revoke all on function members.try_lock_member(bigint) from public;

      -- Keeps a member's password as it is until COMMIT. False if it is another one (a hash, or null) by now.
      create function members.share_password(p_member bigint, p_hash text) returns boolean
      language plpgsql set search_path = members, pg_temp as $$
      begin
        perform 1 from member where id = p_member and password_hash is not distinct from p_hash for share;
        return found;
      end $$;

      create or replace function members.audit_status() returns trigger language plpgsql as $$
      begin
        perform platform.record_change(new.brand,
          tg_table_name || case new.status when 'active' then '.enabled' else '.' || new.status end,
          tg_table_name || ' ' || new.id, jsonb_build_object('status', old.status), jsonb_build_object('status', new.status));
        return null;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function members.audit_status() returns trigger language plpgsql as $$
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
      drop function members.try_lock_member(bigint), members.share_password(bigint, text);
      drop view members.member_view, members.contact_view, members.ancestor_view, members.invitation_view;
    `);
  }
}
