import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What play earns members: facts of play, points, rebates and VIP levels. Counting begins with the rounds that the feed takes from now on. */
export class Rewards1765390000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema rewards;
      grant usage on schema rewards to mela_app;

      -- What a member played with own money, by day of the brand's time zone and title. Minor units.
      create table rewards.play_day (
        brand text not null references site.brand,
        member bigint not null references members.member,
        day date not null,
        node_id int not null,
        stake bigint not null,
        payout bigint not null,
        valid_bet bigint not null,
        rounds int not null,
        primary key (member, day, node_id)
      );

      -- What has come together and is not paid, in millionths of a minor unit. Below zero, when rounds were taken back after
      -- they had been paid for.
      create table rewards.accrual (
        brand text not null references site.brand,
        member bigint not null references members.member,
        kind text not null check (kind in ('points', 'rebate')),
        millionths bigint not null,
        -- Of a rebate that can be claimed: when it is paid by itself.
        due_at timestamptz,
        primary key (member, kind)
      );
      create index accrual_due on rewards.accrual (due_at) where due_at is not null;

      -- Of what a rebate came together since it was last paid.
      create table rewards.rebate_share (
        member bigint not null references members.member,
        game_type text not null,
        valid_bet bigint not null,
        millionths bigint not null,
        primary key (member, game_type)
      );
      -- The weekly rebate, by the day on which a week begins.
      create table rewards.weekly_share (
        brand text not null references site.brand,
        week date not null,
        member bigint not null references members.member,
        millionths bigint not null,
        primary key (brand, week, member)
      );
      create table rewards.rebate_payment (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        member bigint not null references members.member,
        kind text not null check (kind in ('claimed', 'automatic', 'weekly')),
        currency text not null,
        amount bigint not null check (amount > 0),
        at timestamptz not null
      );
      create index rebate_payment_member on rewards.rebate_payment (member, id desc);

      -- The sum of valid bets that counts for the level; it is never below what the level needs.
      create table rewards.vip (
        member bigint primary key references members.member,
        brand text not null references site.brand,
        level smallint not null default 0,
        progress bigint not null default 0,
        -- Null after a fall.
        reached_at timestamptz,
        -- The end of the month after which it fell last.
        fell_at timestamptz
      );
      create index vip_level on rewards.vip (brand, member) where level > 0;
      -- The level of each member; who has not played since it is counted has the rank from before, and no progress.
      create view rewards.level_view as
        select m.id as member, coalesce(v.level, m.vip_rank) as level, v.progress, v.reached_at
        from members.member_view m left join rewards.vip v on v.member = m.id;
      -- A level pays once in a life.
      create table rewards.level_upgrade (
        member bigint not null references members.member,
        level smallint not null,
        amount bigint not null,
        at timestamptz not null,
        primary key (member, level)
      );

      -- The week and the month that are counted, and when they are closed.
      create table rewards.open_period (
        brand text not null references site.brand,
        code text not null check (code in ('W', 'M')),
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        due_at timestamptz not null,
        primary key (brand, code)
      );
      create index open_period_due on rewards.open_period (due_at);

      grant select, insert on rewards.rebate_payment, rewards.level_upgrade to mela_app;
      grant select, insert, update, delete on rewards.play_day, rewards.accrual, rewards.rebate_share, rewards.weekly_share,
        rewards.vip, rewards.open_period to mela_app;
      grant select on rewards.level_view to mela_app;

      insert into games.feed_reader select 'rewards', brand, batch, taken_until from games.bet_feed;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from games.feed_reader where reader = 'rewards';
      drop schema rewards cascade;
    `);
  }
}
