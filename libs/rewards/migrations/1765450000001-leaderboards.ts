import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leaderboards: one board for each period of a campaign that ranks, the scores of those who take part, and how it ended. */
export class Leaderboards1765450000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rewards.board (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        campaign uuid not null,
        -- Its terms hold until it is closed.
        version int not null,
        -- The first day of the period as YYYY-MM-DD, or 'once'.
        period text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        -- When the standing is frozen; null once it is.
        due_at timestamptz,
        closed_at timestamptz,
        -- The first entry of the feed that counts; null until there is one.
        first_entry bigint,
        -- When a score changed last.
        changed_at timestamptz not null,
        unique (campaign, period),
        foreign key (campaign, version) references rewards.campaign_version,
        check (ends_at > starts_at),
        check ((due_at is null) = (closed_at is not null))
      );
      create index board_due on rewards.board (due_at) where due_at is not null;
      create index board_open on rewards.board (brand, id) where closed_at is null;

      -- A row where there is a score. Whole numbers: minor units, rounds, or hundredths of a multiple.
      create table rewards.board_score (
        board bigint not null references rewards.board,
        member bigint not null references members.member,
        score bigint not null check (score > 0),
        -- Of the entry that made the score.
        reached_at timestamptz not null,
        entry bigint not null,
        -- By what pages recognise a row again.
        place_key bigint generated always as identity,
        primary key (board, member)
      );
      -- With the score, so that ranks are counted from the index alone.
      create index board_score_order on rewards.board_score (board, (-score), reached_at, entry) include (score);
      create index board_score_member on rewards.board_score (member);

      -- How a board ended.
      create table rewards.standing (
        board bigint not null references rewards.board,
        -- From 1 on, without gaps; the rank is shared where ties share.
        place int not null,
        rank int not null,
        member bigint not null references members.member,
        score bigint not null,
        -- Minor units, or points.
        prize bigint not null check (prize >= 0),
        primary key (board, place)
      );
      create unique index standing_member on rewards.standing (board, member);
      create trigger standing_append_only before update or delete or truncate on rewards.standing
        for each statement execute function platform.refuse_change();

      grant select, insert, update on rewards.board to mela_app;
      grant select, insert, update, delete on rewards.board_score to mela_app;
      grant select, insert on rewards.standing to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rewards.standing, rewards.board_score, rewards.board');
  }
}
