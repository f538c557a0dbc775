import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Playing: launches, rounds, the vendors' wallet transactions, debts and what a reconciliation found. */
export class Play1763100350000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Minor units of the brand's currency. Nothing may be staked until the seed or an operator sets them.
      alter table games.title
        add column min_bet bigint not null default 0 check (min_bet >= 0),
        add column max_bet bigint not null default 0,
        add column largest_win bigint not null default 0,
        add column bet_weight smallint not null default 100 check (bet_weight between 0 and 100);
      create unique index title_code on games.title (brand, vendor, game_code);

      create table games.launch (
        id uuid primary key,
        token_hash bytea not null unique,
        brand text not null,
        member bigint not null references identity.member,
        session uuid not null references identity.session,
        node_id int not null references games.title,
        currency text not null,
        demo boolean not null,
        created_at timestamptz not null,
        authenticate_before timestamptz not null,
        request_uuid uuid,
        authenticated_at timestamptz,
        expires_at timestamptz not null
      );
      create index launch_recent on games.launch (member, created_at desc);

      create table games.round (
        id bigint generated always as identity primary key,
        brand text not null,
        vendor text not null,
        round text not null,
        member bigint not null references identity.member,
        ancestors bigint[] not null,
        node_id int not null references games.title,
        currency text not null,
        stake bigint not null check (stake >= 0),
        payout bigint not null check (payout >= 0),
        valid_bet bigint not null default 0,
        status text not null check (status in ('open', 'settled', 'void')),
        opened_at timestamptz not null,
        settled_at timestamptz,
        voided_at timestamptz,
        constraint round_once unique (brand, vendor, round, member)
      ) with (fillfactor = 80);
      create index round_member on games.round (member, opened_at desc, id desc);
      create index round_settled on games.round (brand, settled_at) where settled_at is not null;

      create table games.wallet_transaction (
        id bigint generated always as identity primary key,
        vendor text not null,
        transaction_uuid uuid not null,
        brand text not null,
        -- 'unknown': a rollback came before the transaction that it names.
        operation text not null check (operation in ('bet', 'win', 'rollback', 'unknown')),
        state text not null check (state in ('accepted', 'rolled_back', 'refused', 'tombstone')),
        fingerprint text,
        member bigint not null,
        round bigint references games.round,
        reference uuid,
        currency text not null,
        amount bigint not null check (amount >= 0),
        free boolean not null default false,
        at timestamptz not null,
        reply jsonb,
        constraint wallet_transaction_once unique (vendor, transaction_uuid)
      );
      create index wallet_transaction_round on games.wallet_transaction (round, id);
      create index wallet_transaction_at on games.wallet_transaction (brand, vendor, at);

      create table games.debt (
        id bigint generated always as identity primary key,
        brand text not null,
        member bigint not null references identity.member,
        currency text not null,
        transaction bigint not null unique references games.wallet_transaction,
        amount bigint not null check (amount > 0),
        paid bigint not null default 0,
        incurred_at timestamptz not null,
        settled_at timestamptz,
        check (paid between 0 and amount),
        check ((paid = amount) = (settled_at is not null))
      );
      create index debt_open on games.debt (member, id) where settled_at is null;

      create table games.reconciliation_finding (
        id bigint generated always as identity primary key,
        brand text not null,
        vendor text not null,
        transaction_uuid uuid not null,
        kind text not null check (kind in ('missing_here', 'missing_there', 'other_amount')),
        ours bigint,
        theirs bigint,
        found_at timestamptz not null,
        resolved_at timestamptz,
        constraint finding_once unique (brand, vendor, transaction_uuid, kind)
      );

      grant select, insert, update on games.launch to mela_app;
      grant select on games.round, games.wallet_transaction, games.debt to mela_app;
      grant select, insert, update on games.reconciliation_finding to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table games.reconciliation_finding, games.debt, games.wallet_transaction, games.round, games.launch;
      drop index games.title_code;
      alter table games.title drop column min_bet, drop column max_bet, drop column largest_win, drop column bet_weight;
    `);
  }
}
