import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletJudge as judgeBefore } from './house-play/judge.sql.js';
import { walletJudge } from './wallet/judge.sql.js';

/** Whether anybody of a batch has bonus money is asked once, and not for each bet and win. */
export class BonusesAtOnce1765600000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(walletJudge);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(judgeBefore);
  }
}
