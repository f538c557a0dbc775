import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members' bank accounts, withdrawals with their tranches and timeline, and what members showed as proof. */
export class Withdrawals1763100300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table cashier.bank_account (
        id uuid primary key,
        brand text not null references site.brand,
        member bigint not null references identity.member,
        bank text not null,
        number text not null check (number ~ '^[0-9A-Z]{6,34}$'),
        holder text not null,
        added_at timestamptz not null,
        removed_at timestamptz
      );
      create unique index bank_account_number on cashier.bank_account (brand, number) where removed_at is null;
      create index bank_account_member on cashier.bank_account (member) where removed_at is null;

      create table cashier.withdrawal (
        id uuid primary key,
        brand text not null references site.brand,
        member bigint not null references identity.member,
        account text not null,
        bank_account uuid not null references cashier.bank_account,
        amount bigint not null check (amount > 0),
        fee bigint not null check (fee >= 0 and fee < amount),
        currency text not null,
        status text not null check (status in ('requested', 'approved', 'rejected', 'distributed', 'disputed',
          'force-proposed', 'received', 'auto-received', 'refunded', 'force-received')),
        sent bigint not null default 0 check (sent >= 0 and sent <= amount - fee),
        reject_reason text,
        proposed_by bigint,
        claimed_by bigint,
        claimed_as text,
        claimed_at timestamptz,
        created_at timestamptz not null,
        waiting_since timestamptz not null,
        check ((claimed_by is null) = (claimed_at is null) and (claimed_by is null) = (claimed_as is null))
      );
      create index withdrawal_member on cashier.withdrawal (member, created_at desc);
      create index withdrawal_queue on cashier.withdrawal (brand, status, waiting_since);

      create table cashier.tranche (
        withdrawal uuid not null references cashier.withdrawal,
        no smallint not null check (no > 0),
        amount bigint not null check (amount > 0),
        fee bigint not null check (fee >= 0),
        status text not null check (status in ('sent', 'disputed', 'received', 'auto-received', 'refunded',
          'force-received')),
        reference text not null,
        attempt smallint not null check (attempt > 0),
        sent_at timestamptz not null,
        deadline_at timestamptz not null,
        remind_at timestamptz,
        answered_at timestamptz,
        primary key (withdrawal, no)
      );
      create unique index tranche_open on cashier.tranche (withdrawal) where status in ('sent', 'disputed');
      create index tranche_deadline on cashier.tranche (deadline_at) where status = 'sent';
      create index tranche_reminder on cashier.tranche (remind_at) where status = 'sent' and remind_at is not null;

      create table cashier.withdrawal_step (
        withdrawal uuid not null references cashier.withdrawal,
        step smallint not null,
        status text not null,
        amount bigint,
        at timestamptz not null,
        primary key (withdrawal, step)
      );

      create table cashier.withdrawal_proof (
        id uuid primary key,
        withdrawal uuid not null,
        tranche smallint not null,
        type text not null check (type in ('image/png', 'image/jpeg')),
        data bytea not null,
        sha256 text not null,
        at timestamptz not null,
        foreign key (withdrawal, tranche) references cashier.tranche
      );
      create index withdrawal_proof_case on cashier.withdrawal_proof (withdrawal, tranche);

      grant select, insert on cashier.bank_account, cashier.withdrawal, cashier.tranche to mela_app;
      grant update (removed_at) on cashier.bank_account to mela_app;
      grant update (status, sent, reject_reason, proposed_by, claimed_by, claimed_as, claimed_at, waiting_since)
        on cashier.withdrawal to mela_app;
      grant update (status, reference, attempt, sent_at, deadline_at, remind_at, answered_at)
        on cashier.tranche to mela_app;
      grant select, insert on cashier.withdrawal_step, cashier.withdrawal_proof to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table cashier.withdrawal_proof, cashier.withdrawal_step, cashier.tranche, cashier.withdrawal,
        cashier.bank_account
    `);
  }
}
