import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticators that were lost, which two operators switch off after a waiting time. */
export class FactorResets1764020100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.factor_reset (
        id uuid primary key,
        brand text not null references site.brand,
        member bigint not null references identity.member,
        reason text not null,
        status text not null check (status in ('proposed', 'waiting', 'done', 'cancelled', 'dropped')),
        proposed_by bigint not null references identity.operator,
        proposed_at timestamptz not null,
        confirmed_by bigint references identity.operator,
        confirmed_at timestamptz,
        -- When the authenticator is switched off, unless the member or an operator ends the reset before.
        due_at timestamptz,
        ended_at timestamptz,
        check (confirmed_by <> proposed_by),
        check (status not in ('waiting', 'done') or (confirmed_by is not null and due_at is not null))
      );
      create unique index factor_reset_open on identity.factor_reset (member) where status in ('proposed', 'waiting');
      create index factor_reset_due on identity.factor_reset (due_at) where status = 'waiting';
      create index factor_reset_list on identity.factor_reset (brand, proposed_at desc);
      grant select, insert on identity.factor_reset to mela_app;
      grant update (status, confirmed_by, confirmed_at, due_at, ended_at) on identity.factor_reset to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.factor_reset');
  }
}
