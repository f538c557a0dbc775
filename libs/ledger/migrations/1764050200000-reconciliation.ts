import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What proves the books: how far it got, the chain over the journal, house totals by day, and what it found. */
export class Reconciliation1764050200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ledger.reconciliation (
        single boolean primary key default true check (single),
        -- Where the next slice begins.
        next_account bigint not null default 0,
        -- No transaction up to this one can appear any more.
        final_transaction bigint not null default 0,
        -- Nor up to this one, as soon as everything below that transaction id of PostgreSQL has ended.
        candidate bigint not null default 0,
        candidate_until xid8 not null default '0'
      );
      insert into ledger.reconciliation default values;

      create table ledger.journal_day (
        day date primary key,
        -- The ids that it covers.
        first_transaction bigint not null,
        last_transaction bigint not null check (last_transaction >= first_transaction - 1),
        transactions bigint not null,
        -- Ids that are read and hashed at once; the hash depends on it.
        chunk int not null,
        hash text not null check (hash ~ '^[0-9a-f]{64}$')
      );
      create table ledger.house_total (
        account bigint not null references ledger.account,
        day date not null references ledger.journal_day,
        -- Sum of all postings up to the last transaction of the day.
        amount bigint not null,
        primary key (account, day)
      );
      create table ledger.finding (
        id bigint generated always as identity primary key,
        -- Null: of all brands.
        brand text,
        kind text not null,
        -- An account, a transaction or a day: where it lies in what a run went through.
        place bigint not null,
        -- The account, transaction or day that it is about.
        about jsonb not null,
        -- Null: what is expected and found is no amount.
        currency text,
        -- Minor units, or hashes.
        expected text not null,
        found text not null,
        first_seen timestamptz not null,
        last_seen timestamptz not null,
        -- When a later run did not find it any more.
        gone_at timestamptz,
        closed_at timestamptz,
        closed_by bigint,
        reason text,
        check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (reason is null)),
        check (closed_at is null or gone_at is not null)
      );
      create unique index finding_open on ledger.finding (kind, brand, about) nulls not distinct where closed_at is null;

      grant select, update on ledger.reconciliation to mela_app;
      grant select, insert on ledger.journal_day, ledger.house_total to mela_app;
      grant select, insert, update on ledger.finding to mela_app;
      create trigger journal_day_append_only before update or delete or truncate on ledger.journal_day
        for each statement execute function platform.refuse_change();
      create trigger house_total_append_only before update or delete or truncate on ledger.house_total
        for each statement execute function platform.refuse_change();

      -- Who takes an id of the journal has a transaction id of PostgreSQL before. So an id below one that can be seen
      -- belongs to a transaction that has ended, or stands in the snapshot as running.
      create function ledger.take_transaction_id() returns trigger language plpgsql as $$
      begin
        perform pg_current_xact_id();
        return null;
      end $$;
      create trigger transaction_id_first before insert on ledger.transaction
        for each statement execute function ledger.take_transaction_id();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger transaction_id_first on ledger.transaction;
      drop function ledger.take_transaction_id();
      drop table ledger.finding, ledger.house_total, ledger.journal_day, ledger.reconciliation;
    `);
  }
}
