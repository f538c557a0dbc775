import type { MigrationInterface, QueryRunner } from 'typeorm';
import { turnoverFunctions } from './turnover-functions.sql.js';

/** What has to be staked is the wagering context's now. */
export class WithoutTurnover1765320000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function ledger.require_turnover(bigint, text, bigint, timestamptz),
        ledger.wager(bigint[], text[], bigint[], timestamptz[]);
      drop table ledger.turnover;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ledger.turnover (
        member bigint not null,
        currency text not null,
        required bigint not null default 0 check (required >= 0),
        staked bigint not null default 0,
        since timestamptz not null default '-infinity',
        primary key (member, currency),
        check (staked between 0 and required)
      );
      grant select on ledger.turnover to mela_app;
    `);
    await runner.query(turnoverFunctions);
  }
}
