import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a member may not send money out: neither withdraw nor transfer. What comes in is not affected. */
export class OutgoingFreeze1763200200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ledger.outgoing_freeze (
        member bigint not null,
        reason text not null,
        since timestamptz not null,
        primary key (member, reason)
      );
      grant select, insert, delete on ledger.outgoing_freeze to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ledger.outgoing_freeze');
  }
}
