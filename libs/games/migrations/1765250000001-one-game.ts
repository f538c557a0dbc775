import type { MigrationInterface, QueryRunner } from 'typeorm';
import { judgeOfClosedGames } from './1765010001000-closed-games.js';
import { judgeBets } from './one-game/judge-bets.sql.js';

/** Where a vendor's games open, whether a member may have one of them open only, and whether it tells the state of its tables. */
export class OneGame1765250000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table games.vendor
        add column opens text not null default 'page'
          check (opens in ('page', 'popup', '/lottery', '/seaLottery', '/vnLottery')),
        add column one_game boolean not null default false,
        add column live boolean not null default false;
      update games.vendor set opens = '/lottery' where code in ('LOTT', 'ELOTT');
      update games.vendor set opens = '/seaLottery' where code = 'TCG_SEA';
      update games.vendor set opens = '/vnLottery' where code = 'TCG_LOTTO_VN';

      -- Another launch at the same vendor has ended this one. Its wins are still taken.
      alter table games.launch add column superseded_at timestamptz;
      ${judgeBets}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${judgeOfClosedGames}
      alter table games.launch drop column superseded_at;
      alter table games.vendor drop column opens, drop column one_game, drop column live;
    `);
  }
}
