import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The accounts that persons who work here have as members: they do not act on those. */
export class OperatorMembers1765040000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table authentication.operator_member (
        brand text not null references site.brand,
        -- As the staff list has the person, in small letters; 'operator 12' of one whom it does not have.
        person text not null,
        member bigint not null references members.member,
        declared_by bigint not null references authentication.operator,
        declared_at timestamptz not null,
        primary key (brand, person, member)
      );
      grant select, insert, delete on authentication.operator_member to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table authentication.operator_member');
  }
}
