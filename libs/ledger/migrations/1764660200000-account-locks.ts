import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How functions of contexts above lock accounts. */
export class AccountLocks1764660200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Locks accounts until COMMIT in the order of their ids, as every posting does. House accounts have no row to lock.
      create function ledger.lock_accounts(p_accounts bigint[]) returns void
      language plpgsql set search_path = ledger, pg_temp as $$
      begin
        perform 1 from balance where account = any(p_accounts) order by account for update;
      end $$;

      -- Locks a member's account until COMMIT. False if there is none, or another transaction has it.
      create function ledger.try_lock_account(p_account bigint) returns boolean
      language plpgsql set search_path = ledger, pg_temp as $$
      begin
        perform 1 from balance where account = p_account for update skip locked;
        return found;
      end $$;

      revoke all on function ledger.lock_accounts(bigint[]), ledger.try_lock_account(bigint) from public;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function ledger.lock_accounts(bigint[]), ledger.try_lock_account(bigint)');
  }
}
