import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletJudge as judgeBefore } from './counted-rounds/judge.sql.js';
import { walletJudge } from './one-bonus-an-item/judge.sql.js';

/** A bet or a win looks at the bonus of its own member alone: it asked of every open bonus of the batch whether it may be played with. */
export class OneBonusAnItem1765360000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(walletJudge);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(judgeBefore);
  }
}
