import type { MigrationInterface, QueryRunner } from 'typeorm';
import { divideBefore, heldWins } from './held-winnings/wins.sql.js';
import { walletJudge } from './wallet/judge.sql.js';

/** What free rounds win can wait with the house until they are over. */
export class HeldWinnings1765430000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table games.free_round_grant
        add column held boolean not null default false,
        -- The number of wallet transactions at which what was held was paid.
        add column paid_through bigint;
    `);
    await runner.query(heldWins);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(walletJudge);
    await runner.query(divideBefore);
    await runner.query(`
      drop function games.release_winnings(uuid), games.is_held(uuid, bigint);
      alter table games.free_round_grant drop column held, drop column paid_through;
    `);
  }
}
