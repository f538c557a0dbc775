import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Acts that one operator proposes and another one approves. */
export class Proposals1764810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table operations.proposal (
        id uuid primary key,
        brand text not null references site.brand,
        act text not null,
        confirm_permission text not null,
        subject text not null,
        -- What the act runs with; validated again when it does.
        payload jsonb not null,
        before jsonb not null,
        after jsonb not null,
        -- Of the subject when it was proposed.
        version text not null,
        reason text not null,
        state text not null default 'open' check (state in ('open', 'approved', 'rejected', 'withdrawn', 'expired')),
        proposed_by bigint not null references authentication.operator,
        proposed_browser uuid,
        proposed_at timestamptz not null,
        expires_at timestamptz not null,
        decided_by bigint references authentication.operator,
        decided_at timestamptz,
        decision_reason text,
        check ((state = 'open') = (decided_at is null)),
        check (state <> 'approved' or decided_by <> proposed_by)
      );
      create unique index proposal_open on operations.proposal (brand, act, subject) where state = 'open';
      create index proposal_due on operations.proposal (expires_at) where state = 'open';
      create index proposal_time on operations.proposal (brand, proposed_at desc, id);
      grant select, insert on operations.proposal to mela_app;
      grant update (state, decided_by, decided_at, decision_reason) on operations.proposal to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table operations.proposal');
  }
}
