import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletFunctions } from './wallet-functions.sql.js';

/** Two members under one transaction id at once: the second is told, and turnover of a bet that is taken back. */
export class WalletRaces1763100352000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop function if exists games.count_wager');
    await runner.query(walletFunctions);
  }

  /** The functions of the migration before are the same ones. */
  async down(): Promise<void> {}
}
