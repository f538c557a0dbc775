import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletFunctions } from './wallet-functions.sql.js';

/** How bets, wins and rollbacks become money. */
export class Wallet1763100351000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(walletFunctions);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function games.apply_wallet, games.balance_summary, games.bet_summary, games.apply_one, games.refusal,
        games.apply_rollback, games.apply_win, games.apply_bet, games.refuse_bet, games.settle, games.keep, games.raced,
        games.pay_debts, games.move, games.wallet_of, games.iso, games.wire;
    `);
  }
}
