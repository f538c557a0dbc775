import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Raffles: one for each period of a campaign that draws, what members have earned in it, their tickets, and who has won. */
export class Raffles1765470000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rewards.raffle (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        campaign uuid not null,
        -- Its terms hold until it is drawn.
        version int not null,
        -- The first day of the period as YYYY-MM-DD, or 'once'.
        period text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        -- The first entry of the feed that counts; null until there is one.
        first_entry bigint,
        -- SHA-256 of the server's seed, in hexadecimal; the seed itself is sealed until the draw.
        seed_hash text not null,
        sealed_seed text not null,
        -- The highest number that a ticket has, and how many tickets there are.
        issued bigint not null default 0,
        total bigint not null default 0,
        -- When the list is frozen, and after that when it is drawn; null when there is nothing more to do.
        due_at timestamptz,
        closed_at timestamptz,
        -- A line from-to:alias:client seed for each range, as it was frozen, and its SHA-256.
        list text,
        list_hash text,
        drawn_at timestamptz,
        server_seed text,
        -- Its campaign was ended before the draw.
        cancelled_at timestamptz,
        -- When it was opened, closed, drawn or cancelled last.
        changed_at timestamptz not null,
        unique (campaign, period),
        foreign key (campaign, version) references rewards.campaign_version,
        check (ends_at > starts_at),
        check (total <= issued),
        check ((due_at is null) = (drawn_at is not null or cancelled_at is not null)),
        check ((closed_at is null) = (list is null) and (closed_at is null) = (list_hash is null)),
        check ((drawn_at is null) = (server_seed is null) and (drawn_at is null or closed_at is not null))
      );
      create index raffle_due on rewards.raffle (due_at) where due_at is not null;
      create index raffle_open on rewards.raffle (brand, id) where due_at is not null and closed_at is null;

      -- A row for who has earned something, or has a ticket.
      create table rewards.raffle_entry (
        raffle bigint not null references rewards.raffle,
        member bigint not null references members.member,
        -- Minor units; below zero where rounds were taken back that a bar had removed.
        earned bigint not null default 0,
        -- How many tickets are numbered.
        tickets bigint not null default 0 check (tickets >= 0),
        -- Masked; alike ones are told apart by a number from 1 on.
        mask text,
        mask_no int,
        primary key (raffle, member),
        unique (raffle, mask, mask_no),
        check (tickets = 0 or mask is not null),
        check ((mask is null) = (mask_no is null))
      );

      -- Tickets with the numbers from first_no to last_no.
      create table rewards.ticket_range (
        raffle bigint not null references rewards.raffle,
        first_no bigint not null check (first_no > 0),
        last_no bigint not null check (last_no >= first_no),
        member bigint not null references members.member,
        client_seed text not null,
        primary key (raffle, first_no)
      );
      create index ticket_range_member on rewards.ticket_range (raffle, member);

      create table rewards.raffle_winner (
        raffle bigint not null references rewards.raffle,
        -- From 1 on.
        prize int not null,
        ticket bigint not null,
        member bigint not null references members.member,
        alias text not null,
        -- Minor units, points, or free rounds.
        amount bigint not null check (amount > 0),
        primary key (raffle, prize)
      );
      create trigger raffle_winner_append_only before update or delete or truncate on rewards.raffle_winner
        for each statement execute function platform.refuse_change();

      grant select, insert, update on rewards.raffle to mela_app;
      grant select, insert, update, delete on rewards.raffle_entry, rewards.ticket_range to mela_app;
      grant select, insert on rewards.raffle_winner to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table rewards.raffle_winner, rewards.ticket_range, rewards.raffle_entry, rewards.raffle',
    );
  }
}
