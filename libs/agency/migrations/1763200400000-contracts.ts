import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contracts between an agent and a direct downline, version by version. */
export class Contracts1763200400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema agency;
      grant usage on schema agency to mela_app;

      create table agency.contract (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        kind text not null check (kind in ('realtime', 'hourly', 'daily', 'dividend')),
        -- Null: the house itself.
        upline bigint references identity.member,
        downline bigint not null references identity.member,
        version int not null,
        status text not null check (status in ('offered', 'active', 'ending', 'ended', 'rejected', 'withdrawn')),
        -- As on the wire; the same terms in one form for all kinds stand in contract_tier.
        terms jsonb not null,
        -- Of a dividend.
        period text check (period in ('D', 'W', 'H', 'M')),
        offered_at timestamptz not null,
        answered_at timestamptz,
        in_force_from timestamptz,
        in_force_until timestamptz,
        end_reason text check (end_reason in ('upline', 'downline', 'replaced', 'conflict')),
        check ((kind = 'dividend') = (period is not null)),
        check ((status in ('active', 'ending', 'ended')) = (in_force_from is not null)),
        check ((status in ('ending', 'ended')) = (in_force_until is not null)),
        check (in_force_until is null or in_force_until >= in_force_from),
        constraint contract_version unique (downline, kind, version)
      );
      create unique index contract_offer on agency.contract (downline, kind) where status = 'offered';
      create unique index contract_active on agency.contract (downline, kind) where status = 'active';
      create index contract_in_force on agency.contract (kind, downline, in_force_from) where in_force_from is not null;
      create index contract_given on agency.contract (upline, id desc) where upline is not null;
      create index contract_ends on agency.contract (in_force_until) where status = 'ending';

      create table agency.contract_tier (
        contract bigint not null references agency.contract,
        no smallint not null,
        active_members int not null check (active_members >= 0),
        -- Minor units of the team's valid bet in a period.
        valid_bet bigint not null check (valid_bet >= 0),
        -- Parts per million; for a dividend bet_ppm is of the profit.
        win_ppm int not null check (win_ppm between 0 and 1000000),
        loss_ppm int not null check (loss_ppm between 0 and 1000000),
        bet_ppm int not null check (bet_ppm between 0 and 1000000),
        primary key (contract, no)
      );

      create table agency.contract_step (
        contract bigint not null references agency.contract,
        no smallint not null,
        status text not null,
        by text not null check (by in ('upline', 'downline', 'rule')),
        at timestamptz not null,
        primary key (contract, no)
      );

      grant select, insert on agency.contract, agency.contract_tier, agency.contract_step to mela_app;
      grant update (status, answered_at, in_force_from, in_force_until, end_reason) on agency.contract to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema agency cascade');
  }
}
