import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletFunctions } from './wallet-functions.sql.js';

/** A bet is activity of the session that the game was started in; and the winner board has its index. */
export class WalletActivity1763100353000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index round_wins on games.round (brand, settled_at) include (payout)
        where status = 'settled' and payout > stake;
    `);
    await runner.query(walletFunctions);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index games.round_wins');
  }
}
