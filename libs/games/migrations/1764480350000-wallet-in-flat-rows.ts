import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletApply } from './wallet-in-flat-rows/apply.sql.js';
import { walletJudge } from './wallet-in-flat-rows/judge.sql.js';
import { walletMoney } from './wallet-in-flat-rows/money.sql.js';
import { walletRollback } from './wallet-in-flat-rows/rollback.sql.js';
import { walletRounds } from './wallet-in-flat-rows/rounds.sql.js';
import { walletTypes } from './wallet-in-flat-rows/types.sql.js';
import { walletApply as nestedApply } from './wallet-in-sets/apply.sql.js';
import { walletJudge as nestedJudge } from './wallet-in-sets/judge.sql.js';
import { walletMoney as nestedMoney } from './wallet-in-sets/money.sql.js';
import { walletRollback as nestedRollback } from './wallet-in-sets/rollback.sql.js';
import { walletRounds as nestedRounds } from './wallet-in-sets/rounds.sql.js';
import { walletTypes as nestedTypes } from './wallet-in-sets/types.sql.js';

const DROP = `
  drop type games.wallet_verdict, games.wallet_item cascade;
  drop function games.settle(bigint, timestamptz), games.touch_sessions(uuid[], timestamptz),
    games.apply_wallet(jsonb, timestamptz, jsonb, boolean);
`;

/**
 * The rows between the wallet's steps are flat, what a vendor asked is posted under the own id of its transaction, and
 * the ledger does not judge again what was judged under the wallet's lock.
 */
export class WalletInFlatRows1764480350000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DROP);
    await runner.query(
      [walletTypes, walletJudge, walletMoney, walletRounds, walletRollback, walletApply].join(''),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DROP);
    await runner.query(
      [nestedTypes, nestedJudge, nestedMoney, nestedRounds, nestedRollback, nestedApply].join(''),
    );
  }
}
