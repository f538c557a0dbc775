import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tests once for all postings of a statement that their transactions and accounts are there. Row by row it took as long
 * as all the rest of a posting, and each locked the row of the house's account.
 */
export class ReferencesInSets1764420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ledger.posting drop constraint posting_transaction_fkey, drop constraint posting_account_fkey;
      create function ledger.check_references() returns trigger language plpgsql as $$
      begin
        -- Looked up posting by posting, so that no plan reads a whole table.
        if exists (
          select from inserted p
          where (select t.id from ledger.transaction t where t.id = p.transaction) is null
            or (select a.id from ledger.account a where a.id = p.account) is null
        ) then
          raise exception 'a posting without its transaction or account' using errcode = '23503';
        end if;
        return null;
      end $$;
      revoke all on function ledger.check_references() from public;
      create trigger posting_refers after insert on ledger.posting
        referencing new table as inserted for each statement execute function ledger.check_references();
      -- Transactions stay as they are already; an account keeps its id.
      create trigger account_stays before update of id or delete or truncate on ledger.account
        for each statement execute function platform.refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger account_stays on ledger.account;
      drop trigger posting_refers on ledger.posting;
      drop function ledger.check_references();
      alter table ledger.posting add constraint posting_transaction_fkey foreign key (transaction) references ledger.transaction,
        add constraint posting_account_fkey foreign key (account) references ledger.account;
    `);
  }
}
