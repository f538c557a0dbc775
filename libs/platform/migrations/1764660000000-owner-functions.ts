import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What functions of contexts above do with rows of platform: their SQL names no table of it. */
export class OwnerFunctions1764660000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Locks a person's number of events until COMMIT. False if there is none, or another transaction has it.
      create function platform.try_lock_sequence(p_person bigint) returns boolean
      language plpgsql set search_path = platform, pg_temp as $$
      begin
        perform 1 from person_seq where person = p_person for update skip locked;
        return found;
      end $$;

      -- An audit row of a change in the database itself, in business time. Its actor is the role that made the change.
      create function platform.record_change(p_brand text, p_action text, p_subject text, p_before jsonb, p_after jsonb) returns void
      language plpgsql as $$
      begin
        insert into platform.audit (at, brand, actor, action, subject, before, after)
        values (now() + (select offset_ms from platform.clock) * interval '1 ms', p_brand,
          case current_user when 'mela_app' then 'system' else 'database ' || current_user end, p_action, p_subject, p_before, p_after);
      end $$;

      revoke all on function platform.try_lock_sequence(bigint) from public;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function platform.try_lock_sequence(bigint), platform.record_change(text, text, text, jsonb, jsonb)
    `);
  }
}
