import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletApply as applyBefore } from './counted-rounds/apply.sql.js';
import { walletEvents } from './wagering-pushes/events.sql.js';
import { walletApply } from './wallet/apply.sql.js';

const DROP = `
  drop function games.apply_wallet(jsonb, timestamptz, jsonb, boolean), games.apply_turn(games.wallet_item[], text[], timestamptz),
    games.keep(games.wallet_verdict[], timestamptz), games.lock_wallets(jsonb, jsonb, boolean);
`;

/** The end of a bonus is pushed with the bet that ends it, and what a round counts with the round. */
export class WageringPushes1765360000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${DROP}
      drop function games.write_wallet_events(games.wallet_verdict[], bigint[], jsonb);
      ${walletEvents}
      ${walletApply}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${DROP}
      drop function games.write_wallet_events(games.wallet_verdict[], bigint[], jsonb, timestamptz),
        games.bonus_payload(wagering.bonus_view, int);
      ${applyBefore}
    `);
  }
}
