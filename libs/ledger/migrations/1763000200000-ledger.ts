import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ledgerFunctions } from './ledger-functions.sql.js';

/** Double entry: accounts, transactions, postings, and balances of members' accounts. */
export class Ledger1763000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema ledger;
      grant usage on schema ledger to mela_app;

      create table ledger.account (
        id bigint generated always as identity primary key,
        brand text not null,
        owner text not null check (owner in ('member', 'house')),
        member bigint,
        kind text not null,
        currency text not null,
        check ((owner = 'member') = (member is not null)),
        unique nulls not distinct (brand, owner, member, kind, currency)
      );
      create index account_member on ledger.account (member) where member is not null;

      create table ledger.balance (
        account bigint primary key references ledger.account,
        amount bigint not null default 0,
        constraint balance_not_negative check (amount >= 0)
      ) with (fillfactor = 70);

      create table ledger.transaction (
        id bigint generated always as identity primary key,
        brand text not null,
        key text not null,
        fingerprint text not null,
        kind text not null,
        reference text not null,
        at timestamptz not null,
        constraint transaction_key unique (brand, key)
      );
      create index transaction_reference on ledger.transaction (reference);

      create table ledger.posting (
        transaction bigint not null references ledger.transaction,
        line smallint not null,
        account bigint not null references ledger.account,
        currency text not null,
        amount bigint not null check (amount <> 0),
        balance_after bigint,
        primary key (transaction, line)
      );
      create index posting_account on ledger.posting (account, transaction desc);

      grant select on all tables in schema ledger to mela_app;

      create function ledger.check_balanced() returns trigger language plpgsql as $$
      declare v_bad bigint;
      begin
        select transaction into v_bad from inserted group by transaction, currency having sum(amount) <> 0 limit 1;
        if v_bad is not null then
          raise exception 'transaction % does not sum to zero', v_bad using errcode = '23514';
        end if;
        return null;
      end $$;
      create trigger posting_balanced after insert on ledger.posting
        referencing new table as inserted for each statement execute function ledger.check_balanced();
      create trigger posting_append_only before update or delete or truncate on ledger.posting
        for each statement execute function platform.refuse_change();
      create trigger transaction_append_only before update or delete or truncate on ledger.transaction
        for each statement execute function platform.refuse_change();
    `);
    await runner.query(ledgerFunctions);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema ledger cascade');
  }
}
