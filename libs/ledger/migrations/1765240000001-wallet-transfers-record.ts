import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The account record shows transfers to and from vendors' wallets as transfers. */
export class WalletTransfersRecord1765240000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(recordType("p_kind = 'transfer' or p_kind like 'wallet-transfer%'"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(recordType("p_kind = 'transfer'"));
  }
}

const recordType = (isTransfer: string) => `
  create or replace function ledger.record_type(p_kind text) returns text language sql immutable parallel safe as $$
    select case
      when p_kind in ('bet', 'win', 'bet-rollback', 'win-rollback') or p_kind like 'game-%' then null
      when p_kind like 'deposit%' then 'deposit'
      when p_kind like 'withdrawal%' then 'withdrawal'
      when p_kind in ('salary', 'dividend') then 'contract'
      when ${isTransfer} then 'transfer'
      else 'other' end
  $$;`;
