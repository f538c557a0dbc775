import type { MigrationInterface, QueryRunner } from 'typeorm';
import { takeBets } from './bet-feed/take-bets.sql.js';

const FEED = ['bet_feed', 'bet_entry'];

/** The feed of settled rounds, which was agency's: each context above reads it with a cursor of its own. */
export class BetFeed1765290000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function agency.take_bets(text, bigint, timestamptz, timestamptz, text, int, timestamptz);
      ${FEED.map((table) => `alter table agency.${table} set schema games;`).join('\n')}

      -- How far the feed was when a batch was written, and which of its brand's entries the batch has.
      create table games.bet_batch (
        brand text not null,
        batch bigint not null,
        taken_until timestamptz not null,
        first_entry bigint not null,
        last_entry bigint not null,
        primary key (brand, batch)
      );
      insert into games.bet_batch select brand, batch, taken_until, first_entry, last_entry from agency.bet_batch;
      grant select, insert on games.bet_batch to mela_app;
      create trigger bet_batch_append_only before update or delete or truncate on games.bet_batch
        for each statement execute function platform.refuse_change();

      -- How far each reader has read. Its lock makes one reading after another.
      create table games.feed_reader (
        reader text not null,
        brand text not null references games.bet_feed,
        batch bigint not null,
        read_until timestamptz not null,
        primary key (reader, brand)
      );
      grant select, insert, update on games.feed_reader to mela_app;
      -- Salaries have taken all that is in the feed.
      insert into games.feed_reader select 'salaries', brand, batch, taken_until from games.bet_feed;

      create view games.bet_entry_view as select * from games.bet_entry;
      grant select on games.bet_entry_view to mela_app;
    `);
    await runner.query(takeBets);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function games.take_bets(text, bigint, timestamptz, timestamptz, timestamptz, text, int, timestamptz);
      drop view games.bet_entry_view;
      drop table games.feed_reader, games.bet_batch;
      ${FEED.map((table) => `alter table games.${table} set schema agency;`).join('\n')}
    `);
  }
}
