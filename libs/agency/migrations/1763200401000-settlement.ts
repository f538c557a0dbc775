import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What settled rounds bring under contracts: the rounds taken, settlements, payouts. */
export class Settlement1763200401000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- How far a brand's settled rounds are taken. Its lock makes one intake after another, so a batch is complete
      -- when a later one can be seen.
      create table agency.bet_feed (
        brand text primary key references site.brand,
        batch bigint not null default 0,
        -- Rounds settled before this moment are taken, but for late ones.
        taken_until timestamptz not null
      );

      -- Copies of settled rounds. A round that changes afterwards is taken back by its own figures, and taken anew.
      create table agency.bet_entry (
        id bigint generated always as identity primary key,
        brand text not null,
        batch bigint not null,
        round bigint not null,
        revision int not null,
        sign smallint not null check (sign in (1, -1)),
        member bigint not null,
        -- As they were at the round's first bet, the nearest first.
        ancestors bigint[] not null,
        currency text not null,
        stake bigint not null,
        payout bigint not null,
        valid_bet bigint not null,
        -- All that salaries may take of the valid bet: the brand's share of the game's edge, in parts per million.
        limit_ppm int not null,
        settled_at timestamptz not null,
        taken_at timestamptz not null,
        constraint bet_entry_once unique (round, revision, sign)
      );
      create index bet_entry_batch on agency.bet_entry (brand, batch);
      create index bet_entry_settled on agency.bet_entry (brand, settled_at);

      -- One row for each thing that is settled from time to time; its lock is held by who settles it.
      create table agency.schedule (
        brand text not null references site.brand,
        kind text not null check (kind in ('realtime', 'hourly', 'daily', 'dividend')),
        -- Of a dividend: D, W, H or M.
        code text not null default '',
        settled_until timestamptz not null,
        -- Batches up to this one are settled. Null: nothing was yet.
        through_batch bigint,
        due_at timestamptz not null,
        primary key (brand, kind, code),
        check ((kind = 'dividend') = (code in ('D', 'W', 'H', 'M')))
      );
      create index schedule_due on agency.schedule (due_at);

      create table agency.settlement (
        id bigint generated always as identity primary key,
        brand text not null,
        kind text not null,
        code text not null,
        -- Half-open.
        period_start timestamptz not null,
        period_end timestamptz not null,
        -- 1, and more for what came late to a period that was settled.
        no int not null,
        -- Entries of later batches than the first and up to the second are new since the last settlement.
        since_batch bigint,
        through_batch bigint not null,
        -- The brand's settings that it went by.
        active_member_bet bigint not null,
        carries_loss boolean not null,
        settled_at timestamptz not null,
        -- Of every contract's figures, in order: the same again gives the same.
        hash text not null,
        constraint settlement_once unique (brand, kind, code, period_start, no)
      );

      create table agency.payout (
        id bigint generated always as identity primary key,
        brand text not null,
        settlement bigint not null references agency.settlement,
        contract bigint not null references agency.contract,
        kind text not null,
        code text not null,
        period_start timestamptz not null,
        period_end timestamptz not null,
        no int not null,
        payee bigint not null,
        -- Null: the house.
        payer bigint,
        currency text not null,
        -- Of the team.
        active_members int not null,
        valid_bet numeric not null,
        -- The house's, on the team: of a dividend.
        profit numeric,
        -- Null where no tier was met.
        tier smallint,
        win_ppm int not null,
        loss_ppm int not null,
        bet_ppm int not null,
        -- Millionths of a minor unit. For a correction: what differs from before.
        gross numeric not null,
        below numeric not null,
        cut numeric not null,
        exact numeric generated always as (gross - below - cut) stored,
        -- Never above zero; of a dividend: of the profit.
        carried_in numeric not null check (carried_in <= 0),
        carried_out numeric not null check (carried_out <= 0),
        -- Minor units.
        amount bigint not null check (amount >= 0),
        status text not null check (status in ('pending', 'paid', 'carried', 'unpaid')),
        settled_at timestamptz not null,
        paid_at timestamptz,
        constraint payout_once unique (settlement, contract),
        check ((status = 'carried') = (amount = 0)),
        check ((status = 'paid') = (paid_at is not null)),
        check (payer is null or kind = 'dividend')
      );
      create index payout_period on agency.payout (contract, kind, period_start, settlement desc);
      create index payout_payee on agency.payout (payee, kind, id desc);
      create index payout_payer on agency.payout (payer, id desc) where payer is not null;
      create index payout_open on agency.payout (brand, kind, id) where status in ('pending', 'unpaid');
      create index payout_hours on agency.payout (brand, period_start) where kind = 'hourly';

      grant select, insert on agency.bet_entry, agency.settlement, agency.payout to mela_app;
      grant update (status, paid_at) on agency.payout to mela_app;
      grant select, insert, update on agency.bet_feed, agency.schedule to mela_app;
      grant usage on sequence agency.settlement_id_seq to mela_app;
      create trigger bet_entry_append_only before update or delete or truncate on agency.bet_entry
        for each statement execute function platform.refuse_change();
      create trigger settlement_append_only before update or delete or truncate on agency.settlement
        for each statement execute function platform.refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table agency.payout, agency.settlement, agency.schedule, agency.bet_entry, agency.bet_feed',
    );
  }
}
