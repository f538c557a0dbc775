import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deposits, their timeline, and what the providers reported. */
export class Cashier1763000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema cashier;
      grant usage on schema cashier to mela_app;

      create table cashier.deposit (
        id uuid primary key,
        brand text not null references site.brand,
        member bigint not null references identity.member,
        method text not null,
        provider text not null,
        amount bigint not null check (amount > 0),
        fee bigint not null check (fee >= 0),
        currency text not null,
        status text not null check (status in ('created', 'pending', 'paid', 'failed', 'expired')),
        payment_id text,
        review_reason text,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index deposit_member on cashier.deposit (member, created_at desc);
      create index deposit_due on cashier.deposit (expires_at) where status in ('created', 'pending');
      create index deposit_review on cashier.deposit (brand, created_at) where review_reason is not null;

      create table cashier.deposit_step (
        deposit uuid not null references cashier.deposit,
        step smallint not null,
        status text not null,
        at timestamptz not null,
        primary key (deposit, step)
      );

      create table cashier.provider_event (
        provider text not null,
        event_id uuid not null,
        received_at timestamptz not null,
        body jsonb not null,
        outcome text not null,
        primary key (provider, event_id)
      );

      grant select, insert, update on cashier.deposit to mela_app;
      grant select, insert on cashier.deposit_step to mela_app;
      grant select, insert, update on cashier.provider_event to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema cashier cascade');
  }
}
