import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything that any operator could do before there were permissions. */
const BEFORE = [
  'contract.end',
  'contract.offer',
  'contract.read',
  'deposit.dismiss',
  'deposit.read',
  'finding.close',
  'finding.read',
  'job.read',
  'member.confirm-factor-reset',
  'member.note',
  'member.read',
  'member.read-factor',
  'member.reset-factor',
  'payment.confirm-credit',
  'payment.credit',
  'payment.dismiss-alert',
  'payment.read',
  'payment.return',
  'payout.read',
  'withdrawal.approve',
  'withdrawal.claim',
  'withdrawal.confirm-force',
  'withdrawal.distribute',
  'withdrawal.read',
  'withdrawal.reject',
  'withdrawal.resolve',
];

/**
 * Roles of operators, which are sets of permissions, and who has which. Operators of before keep what they could do, by
 * a role of the name `all-cases`.
 */
export class OperatorPermissions1764800000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table authentication.operator_role (
        brand text not null references site.brand,
        name text not null check (name ~ '^[a-z][a-z0-9-]{1,39}$'),
        permissions text[] not null,
        -- What the brand's files have given so far: what operators took away since is not given again.
        seeded text[] not null default '{}',
        version bigint not null default 1,
        primary key (brand, name)
      );

      alter table authentication.operator
        -- Whose account it is, as the staff list has it: one person has one account at a brand.
        add person_key text,
        -- Grows with each change of the roles or of the status.
        add version bigint not null default 1,
        add created_at timestamptz not null default now(),
        add unique (brand, id);
      create unique index operator_person on authentication.operator (brand, lower(person_key));

      create table authentication.operator_grant (
        brand text not null,
        operator bigint not null,
        role text not null,
        primary key (operator, role),
        foreign key (brand, operator) references authentication.operator (brand, id),
        foreign key (brand, role) references authentication.operator_role
      );
      create index operator_grant_role on authentication.operator_grant (brand, role);

      alter table authentication.session
        add elevated_until timestamptz,
        -- A random id in a cookie of the operator's browser, which outlives the session.
        add browser uuid;

      create view authentication.operator_view as select id, brand, account, status, person_key from authentication.operator;

      grant select on authentication.operator_view to mela_app;
      grant select, insert, update on authentication.operator_role to mela_app;
      grant select, insert, delete on authentication.operator_grant to mela_app;
      grant update (status, version) on authentication.operator to mela_app;
    `);
    await runner.query(
      `insert into authentication.operator_role (brand, name, permissions)
       select distinct brand, 'all-cases', $1::text[] from authentication.operator`,
      [BEFORE],
    );
    await runner.query(
      `insert into authentication.operator_grant (brand, operator, role)
       select brand, id, 'all-cases' from authentication.operator`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view authentication.operator_view;
      drop table authentication.operator_grant, authentication.operator_role;
      revoke update (status) on authentication.operator from mela_app;
      drop index authentication.operator_person;
      alter table authentication.operator
        drop constraint operator_brand_id_key, drop person_key, drop version, drop created_at;
      alter table authentication.session drop elevated_until, drop browser;
    `);
  }
}
