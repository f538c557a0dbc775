import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members, operators, their sessions, and the tree of uplines. */
export class Identity1763000150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema identity;
      grant usage on schema identity to mela_app;
      create sequence identity.person_id start 100001;
      grant usage on sequence identity.person_id to mela_app;

      create table identity.member (
        id bigint primary key default nextval('identity.person_id'),
        brand text not null references site.brand,
        account text not null,
        nickname text,
        type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
        status text not null default 'active' check (status in ('active', 'disabled', 'closed')),
        password_hash text not null,
        default_password boolean not null default false,
        password_expires_at timestamptz,
        parent bigint references identity.member,
        language text,
        vip_rank smallint not null default 0,
        profile jsonb not null default '{}',
        registered_at timestamptz not null,
        first_login_at timestamptz
      );
      create unique index member_account on identity.member (brand, lower(account));
      create index member_parent on identity.member (parent) where parent is not null;

      create table identity.ancestor (
        member bigint not null references identity.member,
        ancestor bigint not null references identity.member,
        depth smallint not null check (depth > 0),
        primary key (member, ancestor)
      );
      create index ancestor_ancestor on identity.ancestor (ancestor, depth);

      create table identity.operator (
        id bigint primary key default nextval('identity.person_id'),
        brand text not null references site.brand,
        account text not null,
        status text not null default 'active' check (status in ('active', 'disabled')),
        password_hash text not null,
        totp_secret text not null
      );
      create unique index operator_account on identity.operator (brand, lower(account));

      create table identity.session (
        id uuid primary key,
        token_hash bytea not null unique,
        person bigint not null,
        role text not null check (role in ('trial', 'member', 'agent', 'operator')),
        brand text not null references site.brand,
        address text not null,
        user_agent text not null,
        started_at timestamptz not null,
        seen_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        end_reason text
      );
      create index session_person on identity.session (person) where ended_at is null;

      create table identity.login_attempt (
        brand text not null,
        account text not null,
        address text not null,
        at timestamptz not null
      );
      create index login_attempt_who on identity.login_attempt (brand, account, address, at);

      grant select, insert, update on identity.member, identity.session to mela_app;
      grant select, insert on identity.ancestor to mela_app;
      grant select on identity.operator to mela_app;
      grant select, insert, delete on identity.login_attempt to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema identity cascade');
  }
}
