import type { MigrationInterface, QueryRunner } from 'typeorm';
import { debtFunctions } from './debt-functions.sql.js';

/** What members owe because money that they had was taken back, such as a deposit that the bank reversed. */
export class Debts1765330000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ledger.debt (
        id bigint generated always as identity primary key,
        brand text not null,
        member bigint not null,
        currency text not null,
        -- Of the transactions that pay it, and the cause.
        kind text not null,
        reference text not null,
        -- Minor units.
        amount bigint not null check (amount > 0),
        paid bigint not null default 0 check (paid between 0 and amount),
        incurred_at timestamptz not null,
        settled_at timestamptz check ((settled_at is not null) = (paid = amount)),
        constraint debt_once unique (kind, reference)
      );
      create index debt_open on ledger.debt (member, id) where settled_at is null;
      grant select on ledger.debt to mela_app;
    `);
    await runner.query(debtFunctions);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function ledger.lock_wallets(text, bigint), ledger.locked_balance(bigint), ledger.collect_debts(text, bigint, timestamptz),
        ledger.incur_debt(text, bigint, text, text, text, bigint, timestamptz);
      drop table ledger.debt;
    `);
  }
}
