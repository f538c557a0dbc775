import type { MigrationInterface, QueryRunner } from 'typeorm';
import { takeBets } from '../feed/sql/take-bets.sql.js';
import { takeBets as takeBetsBefore } from './bet-feed/take-bets.sql.js';

/**
 * The feed says what of a round was bonus money, which title it was, and how a share of the game's edge is divided between the player
 * and salaries. Entries from before earned their player nothing.
 */
export class SharesOfTheEdge1765380000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function games.take_bets(text, bigint, timestamptz, timestamptz, timestamptz, text, int, timestamptz);
      alter table games.bet_entry
        add column node_id int,
        -- Minor units of stake and payout that were bonus money.
        add column bonus_stake bigint not null default 0,
        add column bonus_payout bigint not null default 0,
        -- The player's VIP level when the round entered the feed.
        add column level smallint not null default 0,
        add column toward_bonus boolean not null default false,
        -- Of the valid bet, in parts per million.
        add column points_ppm int not null default 0,
        add column rebate_ppm int not null default 0,
        add column weekly_ppm int not null default 0;
      alter table games.bet_entry disable trigger bet_entry_append_only;
      update games.bet_entry e set node_id = r.node_id from games.round r where r.id = e.round;
      alter table games.bet_entry enable trigger bet_entry_append_only;
      alter table games.bet_entry alter column node_id set not null;
      drop view games.bet_entry_view;
      create view games.bet_entry_view as
        select e.*, stake - bonus_stake as own_stake, payout - bonus_payout as own_payout from games.bet_entry e;
      grant select on games.bet_entry_view to mela_app;
    `);
    await runner.query(takeBets);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function games.take_bets(text, bigint, timestamptz, timestamptz, timestamptz, text, int, jsonb, timestamptz);
      drop view games.bet_entry_view;
      alter table games.bet_entry drop column node_id, drop column bonus_stake, drop column bonus_payout, drop column level,
        drop column toward_bonus, drop column points_ppm, drop column rebate_ppm, drop column weekly_ppm;
      create view games.bet_entry_view as select * from games.bet_entry;
      grant select on games.bet_entry_view to mela_app;
    `);
    await runner.query(takeBetsBefore);
  }
}
