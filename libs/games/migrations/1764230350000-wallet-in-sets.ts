import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletFunctions } from './wallet-functions.sql.js';
import { walletApply } from './wallet-in-sets/apply.sql.js';
import { walletJudge } from './wallet-in-sets/judge.sql.js';
import { walletMoney } from './wallet-in-sets/money.sql.js';
import { walletRollback } from './wallet-in-sets/rollback.sql.js';
import { walletRounds } from './wallet-in-sets/rounds.sql.js';
import { walletTypes } from './wallet-in-sets/types.sql.js';

/** A batch of the wallet is judged and written in sets, a statement a step, in place of item by item. */
export class WalletInSets1764230350000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function games.apply_wallet(jsonb, timestamptz, jsonb), games.balance_summary(text, bigint, text, jsonb),
        games.bet_summary(bigint, jsonb), games.apply_one(jsonb, timestamptz, jsonb),
        games.apply_rollback(jsonb, timestamptz, jsonb), games.apply_win(jsonb, timestamptz, jsonb),
        games.apply_bet(jsonb, timestamptz, jsonb), games.refuse_bet(jsonb, timestamptz), games.amend(bigint, timestamptz),
        games.settle(bigint, timestamptz), games.refusal(jsonb, text), games.move(jsonb, text, text, bigint, timestamptz),
        games.keep(jsonb, text, text, bigint, bigint, timestamptz, jsonb), games.wallet_of(jsonb);
    `);
    await runner.query(
      [walletTypes, walletJudge, walletMoney, walletRounds, walletRollback, walletApply].join(''),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop type games.wallet_verdict, games.wallet_item cascade;
      drop function games.settle(bigint, timestamptz), games.touch_sessions(uuid[], timestamptz),
        games.apply_wallet(jsonb, timestamptz, jsonb, boolean);
    `);
    await runner.query(walletFunctions);
  }
}
