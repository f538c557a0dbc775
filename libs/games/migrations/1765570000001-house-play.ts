import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletJudge } from './house-play/judge.sql.js';
import { walletJudge as judgeBefore } from './one-bonus-an-item/judge.sql.js';

/** Games that the portal holds itself: their bets come without a launch, from a context above. */
export class HousePlay1765570000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table games.vendor drop constraint vendor_wallet_check,
        -- house: it is the portal itself.
        add constraint vendor_wallet_check check (wallet in ('seamless', 'transfer', 'house'));
      -- Minor units that a member may stake in one round; null where there is no limit but that of a bet.
      alter table games.title add column largest_round_stake bigint;

      create view games.house_title_view as
        select t.node_id, t.brand, t.vendor, t.game_code, t.names, t.largest_win, t.largest_round_stake,
          t.maintenance or v.maintenance as maintenance
        from games.title t join games.vendor v on v.brand = t.brand and v.code = t.vendor and v.wallet = 'house';
      grant select on games.house_title_view to mela_app;
    `);
    await runner.query(walletJudge);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(judgeBefore);
    await runner.query(`
      drop view games.house_title_view;
      alter table games.title drop column largest_round_stake;
      -- Nobody plays at a vendor that is not there.
      update games.vendor set wallet = 'seamless', maintenance = true where wallet = 'house';
      alter table games.vendor drop constraint vendor_wallet_check,
        add constraint vendor_wallet_check check (wallet in ('seamless', 'transfer'));
    `);
  }
}
