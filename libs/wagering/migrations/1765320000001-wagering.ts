import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bonusFunctions } from './wagering/bonus.sql.js';
import { countFunctions } from './wagering/count.sql.js';
import { requirementFunctions } from './wagering/requirements.sql.js';

/** What has to be staked before money is free, which was one sum a member in the ledger; and bonus money. */
export class Wagering1765320000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema wagering;
      grant usage on schema wagering to mela_app;

      -- How much games count: a named list of the brand.
      create table wagering.plan (
        brand text not null references site.brand,
        code text not null,
        primary key (brand, code)
      );
      -- '*' stands for every type, or every class of it; the row that says more counts, and what has no row counts nothing.
      create table wagering.plan_rate (
        brand text not null,
        plan text not null,
        type text not null,
        classify text not null default '*',
        percent smallint not null check (percent between 0 and 100),
        primary key (brand, plan, type, classify),
        foreign key (brand, plan) references wagering.plan (brand, code)
      );
      grant select, insert, update, delete on wagering.plan, wagering.plan_rate to mela_app;

      create table wagering.requirement (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        member bigint not null,
        currency text not null,
        -- 'own': before own money may leave. 'bonus': before bonus money becomes own money.
        lane text not null default 'own' check (lane in ('own', 'bonus')),
        -- What opened it, such as 'deposit' and the deposit's id.
        source text not null,
        reference text not null,
        -- Minor units: the amount that it is calculated from, and what has to be staked.
        base bigint not null check (base >= 0),
        required bigint not null check (required between 1 and 100000000000000),
        -- What was staked of it, in ten-thousandths of a minor unit: a percentage of a percentage is exact in them.
        done_e4 bigint not null default 0,
        -- Null where every game counts whole.
        plan text,
        -- Minor units: with less money than this, and none at stake, nothing has to be staked any more.
        zero_below bigint not null default 0 check (zero_below >= 0),
        status text not null default 'active',
        opened_at timestamptz not null,
        closed_at timestamptz,
        -- The rest is of the bonus lane. Minor units: what the bonus is, the largest stake it may be played with, and the most
        -- that becomes own money.
        amount bigint check (amount > 0),
        max_bet bigint check (max_bet > 0),
        release_cap bigint check (release_cap > 0),
        -- Whether whole stakes count, or their bonus money alone.
        counts text check (counts in ('all', 'bonus')),
        on_withdrawal text check (on_withdrawal in ('forfeit', 'keep')),
        -- How long it may be played with once it is active, and until when it may begin.
        days int check (days > 0),
        activate_before timestamptz,
        expires_at timestamptz,
        -- When it changes by itself: a bonus that waits lapses, one that is played with takes no more stakes, and one of which rounds
        -- are still open ends.
        due_at timestamptz,
        -- The member's account of bonus money, once it is active.
        account bigint,
        -- Minor units: what became own money at the end, and what the house took back.
        paid bigint,
        lost bigint,
        check (status in ('queued', 'active', 'closing', 'met', 'cleared', 'released', 'spent', 'expired', 'given-up', 'forfeited', 'cancelled')),
        check (status in ('active', 'met', 'cleared', 'cancelled') or lane = 'bonus'),
        check (lane = 'own' or amount is not null and counts is not null and on_withdrawal is not null and days is not null),
        check (done_e4 between 0 and required * 10000),
        check ((status in ('queued', 'active', 'closing')) = (closed_at is null)),
        constraint requirement_once unique (source, reference),
        foreign key (brand, plan) references wagering.plan (brand, code)
      );
      create index requirement_open on wagering.requirement (member, currency, lane, id) where status in ('active', 'closing');
      -- Bonus money belongs to one bonus at a time; the others wait.
      create unique index requirement_bonus on wagering.requirement (member, currency)
        where lane = 'bonus' and status in ('active', 'closing');
      create index requirement_waiting on wagering.requirement (member, currency, id) where status = 'queued';
      create index requirement_due on wagering.requirement (due_at) where due_at is not null;

      -- What a round counted towards a requirement.
      create table wagering.contribution (
        round bigint not null,
        requirement bigint not null references wagering.requirement,
        amount_e4 bigint not null check (amount_e4 > 0),
        primary key (round, requirement)
      );
      grant select on wagering.requirement, wagering.contribution to mela_app;

      -- Bonuses that are played with.
      create view wagering.open_bonus_view as
        select id, brand, member, currency, account, plan, max_bet, zero_below, status, expires_at from wagering.requirement
        where lane = 'bonus' and status in ('active', 'closing');
      create view wagering.due_bonus_view as select id, due_at from wagering.requirement where due_at is not null;
      grant select on wagering.open_bonus_view, wagering.due_bonus_view to mela_app;
    `);
    await runner.query(requirementFunctions);
    await runner.query(bonusFunctions);
    await runner.query(countFunctions);
    await runner.query(`
      insert into wagering.requirement (brand, member, currency, source, reference, base, required, done_e4, opened_at)
        select m.brand, t.member, t.currency, 'turnover', t.member || ':' || t.currency, t.required, t.required,
          t.staked * 10000, greatest(t.since, m.registered_at)
        from ledger.turnover t join members.member m on m.id = t.member where t.required > t.staked;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into ledger.turnover (member, currency, required, staked, since)
        select member, currency, sum(required), sum(done_e4) / 10000, max(opened_at) from wagering.requirement
        where lane = 'own' and status = 'active' group by member, currency
        on conflict (member, currency) do update set required = excluded.required, staked = excluded.staked, since = excluded.since;
      drop schema wagering cascade;
    `);
  }
}
