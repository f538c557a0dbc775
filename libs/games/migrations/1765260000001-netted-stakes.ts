import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletMoney } from './free-rounds/money.sql.js';
import { walletRollback } from './free-rounds/rollback.sql.js';
import { walletApply } from './netted-stakes/apply.sql.js';
import { walletJudge } from './netted-stakes/judge.sql.js';
import { walletRounds } from './netted-stakes/rounds.sql.js';
import { walletTypes } from './netted-stakes/types.sql.js';
import { judgeBets } from './one-game/judge-bets.sql.js';
import { walletApply as applyBefore } from './wallet-over-views/apply.sql.js';
import { walletJudge as judgeBefore } from './wallet-over-views/judge.sql.js';
import { walletMoney as moneyBefore } from './wallet-over-views/money.sql.js';
import { walletRollback as rollbackBefore } from './wallet-over-views/rollback.sql.js';
import { walletRounds as roundsBefore } from './wallet-over-views/rounds.sql.js';
import { walletTypes as typesBefore } from './wallet-over-views/types.sql.js';

const DROP = `
  drop type games.wallet_verdict, games.wallet_item cascade;
  drop function games.settle(bigint, timestamptz), games.apply_wallet(jsonb, timestamptz, jsonb, boolean);
`;

/** A win that closes its round may say how much of the stakes was at risk, and only that counts as valid bet. */
export class NettedStakes1765260000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      [DROP, walletTypes, walletJudge, walletMoney, walletRounds, walletRollback, walletApply].join(''),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      [
        DROP,
        typesBefore,
        judgeBefore,
        moneyBefore,
        roundsBefore,
        rollbackBefore,
        applyBefore,
        judgeBets,
      ].join(''),
    );
  }
}
