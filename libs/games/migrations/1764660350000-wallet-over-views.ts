import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletApply as applyBefore } from './wallet-in-flat-rows/apply.sql.js';
import { walletJudge as judgeBefore } from './wallet-in-flat-rows/judge.sql.js';
import { walletMoney as moneyBefore } from './wallet-in-flat-rows/money.sql.js';
import { walletRollback as rollbackBefore } from './wallet-in-flat-rows/rollback.sql.js';
import { walletRounds as roundsBefore } from './wallet-in-flat-rows/rounds.sql.js';
import { walletTypes as typesBefore } from './wallet-in-flat-rows/types.sql.js';
import { walletApply } from './wallet-over-views/apply.sql.js';
import { walletJudge } from './wallet-over-views/judge.sql.js';
import { walletMoney } from './wallet-over-views/money.sql.js';
import { walletRollback } from './wallet-over-views/rollback.sql.js';
import { walletRounds } from './wallet-over-views/rounds.sql.js';
import { walletTypes } from './wallet-over-views/types.sql.js';

const DROP = `
  drop type games.wallet_verdict, games.wallet_item cascade;
  drop function games.settle(bigint, timestamptz), games.apply_wallet(jsonb, timestamptz, jsonb, boolean);
`;

/** The wallet reads and locks what other contexts own by their views and functions, and names none of their tables. */
export class WalletOverViews1764660350000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view games.debt_view as select id, brand, member, currency, amount, paid, settled_at from games.debt;
      grant select on games.debt_view to mela_app;
      drop function games.touch_sessions(uuid[], timestamptz);
      ${DROP}`);
    await runner.query(
      [walletTypes, walletJudge, walletMoney, walletRounds, walletRollback, walletApply].join(''),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop view games.debt_view; ${DROP}`);
    // Their tables were in the schema `identity` when these functions were written.
    const before = [typesBefore, judgeBefore, moneyBefore, roundsBefore, rollbackBefore, applyBefore].join(
      '',
    );
    await runner.query(
      before
        .replaceAll('identity.session', 'authentication.session')
        .replace(/\bidentity\.(member|ancestor)\b/g, 'members.$1'),
    );
  }
}
