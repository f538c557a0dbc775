import type { MigrationInterface, QueryRunner } from 'typeorm';
import { transferWalletFunctions } from './transfer-wallets.sql.js';

/** Wallets that vendors keep for members: transfers there and back, what was played there, and how far it was read. */
export class TransferWallets1765240000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table games.wallet_transfer (
        id uuid primary key,
        brand text not null,
        vendor text not null,
        member bigint not null references members.member,
        currency text not null,
        -- Seen from the vendor: a deposit leaves the member's wallet.
        direction text not null check (direction in ('deposit', 'withdrawal')),
        amount bigint not null check (amount > 0),
        -- sent: committed before the request leaves; the end is not known. The others are the vendor's answer, for good.
        state text not null check (state in ('sent', 'accepted', 'refused')),
        reason text,
        ordered_at timestamptz not null,
        -- When the vendor is asked how it ended.
        ask_at timestamptz not null,
        asked int not null default 0,
        ended_at timestamptz,
        check ((state = 'sent') = (ended_at is null)),
        foreign key (brand, vendor) references games.vendor (brand, code)
      );
      create unique index wallet_transfer_open on games.wallet_transfer (member, vendor) where state = 'sent';
      create index wallet_transfer_due on games.wallet_transfer (ask_at) where state = 'sent';
      create index wallet_transfer_member on games.wallet_transfer (member, vendor, ordered_at desc);
      create index wallet_transfer_ended on games.wallet_transfer (brand, vendor, ended_at) where ended_at is not null;

      create table games.vendor_wallet (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        vendor text not null,
        member bigint not null references members.member,
        currency text not null,
        -- The portal's own arithmetic: accepted transfers, and all bets that were recorded.
        transferred_in bigint not null default 0,
        transferred_out bigint not null default 0,
        staked bigint not null default 0,
        won bigint not null default 0,
        -- Rises with each accepted transfer.
        revision int not null default 0,
        -- What the vendor said, in whole minor units, moved by transfers since then.
        balance bigint not null default 0,
        at_stake bigint not null default 0,
        said_at timestamptz,
        foreign key (brand, vendor) references games.vendor (brand, code),
        constraint vendor_wallet_once unique (member, vendor, currency)
      );
      create index vendor_wallet_vendor on games.vendor_wallet (brand, vendor, currency);

      create table games.bet_reading (
        brand text not null,
        vendor text not null,
        cursor text not null default '',
        read_at timestamptz,
        primary key (brand, vendor),
        foreign key (brand, vendor) references games.vendor (brand, code)
      );

      -- Bets that cannot be recorded, as of a title that the brand does not have. They are tried again at each reading.
      create table games.unrecorded_bet (
        brand text not null,
        vendor text not null,
        bet_id text not null,
        body jsonb not null,
        found_at timestamptz not null,
        primary key (brand, vendor, bet_id)
      );

      alter table games.round
        -- The vendor's name of a bet that was read and did not ask the portal: such a round has one bet.
        add column bet_id text,
        -- What of the stake was at risk, as the vendor says.
        add column valid_amount bigint,
        drop constraint round_once,
        add constraint round_once unique nulls not distinct (brand, vendor, round, member, bet_id);
      create unique index round_bet on games.round (brand, vendor, bet_id) where bet_id is not null;
      create index round_uncounted on games.round (brand, vendor, member) where bet_id is not null and status = 'open';

      grant select, insert, update on games.wallet_transfer, games.vendor_wallet, games.bet_reading to mela_app;
      grant select, insert, delete on games.unrecorded_bet to mela_app;

      alter table games.reconciliation_finding
        drop constraint reconciliation_finding_kind_check,
        add constraint reconciliation_finding_kind_check check (kind in ('missing_here', 'missing_there', 'other_amount',
          'other_state', 'wallet_differs', 'bet_unreadable'));
      create index finding_unresolved on games.reconciliation_finding (brand, found_at, id) where resolved_at is null;
    `);
    await runner.query(transferWalletFunctions);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function games.record_bets(text, text, jsonb, timestamptz), games.count_bets(uuid, text[], timestamptz);
      drop index games.finding_unresolved;
      delete from games.reconciliation_finding where kind in ('other_state', 'wallet_differs', 'bet_unreadable');
      alter table games.reconciliation_finding
        drop constraint reconciliation_finding_kind_check,
        add constraint reconciliation_finding_kind_check check (kind in ('missing_here', 'missing_there', 'other_amount'));
      drop index games.round_bet, games.round_uncounted;
      alter table games.round
        drop constraint round_once,
        add constraint round_once unique (brand, vendor, round, member),
        drop column bet_id, drop column valid_amount;
      drop table games.unrecorded_bet, games.bet_reading, games.vendor_wallet, games.wallet_transfer;
    `);
  }
}
