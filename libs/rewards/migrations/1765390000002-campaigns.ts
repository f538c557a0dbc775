import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Promotions as data: campaigns with their versions, members' claims to rewards, and what happened that a campaign may wait for. */
export class Campaigns1765390000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rewards.campaign (
        id uuid primary key,
        brand text not null references site.brand,
        status text not null check (status in ('draft', 'published', 'paused', 'ended')),
        draft jsonb not null,
        version int not null check (version > 0),
        published_version int check (published_version <= version),
        -- Of rewards that were paid or can be claimed: how many, and their worth in minor units.
        claims bigint not null default 0 check (claims >= 0),
        spent bigint not null default 0 check (spent >= 0),
        changed_at timestamptz not null,
        changed_by bigint not null,
        changed_as text not null,
        check (status in ('draft', 'ended') or published_version is not null)
      );
      create index campaign_changed on rewards.campaign (brand, changed_at desc, id desc);
      create index campaign_running on rewards.campaign (brand) where status = 'published';

      -- Published terms, which never change.
      create table rewards.campaign_version (
        campaign uuid not null references rewards.campaign,
        version int not null,
        terms jsonb not null,
        published_at timestamptz not null,
        primary key (campaign, version)
      );
      create trigger campaign_version_append_only before update or delete or truncate on rewards.campaign_version
        for each statement execute function platform.refuse_change();

      create table rewards.entitlement (
        id uuid primary key,
        campaign uuid not null,
        version int not null,
        brand text not null references site.brand,
        member bigint not null references members.member,
        occurrence text not null,
        status text not null check (status in ('joined', 'claimable', 'claimed', 'issued', 'closed')),
        -- Minor units, or points.
        amount bigint check (amount > 0),
        -- What it took of the campaign's budget, in minor units.
        cost bigint not null check (cost >= 0),
        lapses_at timestamptz,
        created_at timestamptz not null,
        foreign key (campaign, version) references rewards.campaign_version,
        -- This makes a reward single.
        constraint entitlement_once unique (campaign, member, occurrence),
        check (status = 'joined' or status = 'closed' or amount is not null),
        check ((status = 'claimable') = (lapses_at is not null))
      );
      create index entitlement_member on rewards.entitlement (member, created_at desc, id desc);
      create index entitlement_claimable on rewards.entitlement (member) where status = 'claimable';
      create index entitlement_lapse on rewards.entitlement (lapses_at) where lapses_at is not null;

      -- What happened to a member that campaigns may wait for, until a worker has looked at it.
      create table rewards.signal (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        member bigint not null references members.member,
        kind text not null check (kind in ('registered', 'verified', 'login', 'deposit', 'level', 'code')),
        -- The deposit, the level, or the code; empty otherwise.
        reference text not null default '',
        -- Of a deposit, in minor units.
        amount bigint,
        app boolean not null default false,
        at timestamptz not null
      );
      create index signal_at on rewards.signal (at);

      grant select, insert, update on rewards.campaign, rewards.entitlement to mela_app;
      grant select, insert on rewards.campaign_version to mela_app;
      grant select, insert, delete, update on rewards.signal to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table rewards.signal, rewards.entitlement, rewards.campaign_version, rewards.campaign',
    );
  }
}
