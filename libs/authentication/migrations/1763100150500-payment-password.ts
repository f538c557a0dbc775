import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a member types before money leaves, and the tries that failed since it was right last. */
export class PaymentPassword1763100150500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.payment_password (
        member bigint primary key references identity.member,
        hash text not null,
        failures smallint not null default 0,
        locked_until timestamptz,
        set_at timestamptz not null
      );
      grant select, insert, update on identity.payment_password to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.payment_password');
  }
}
