import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `t.node_id, t.brand, t.vendor, t.game_code, t.names, t.largest_win, t.largest_round_stake,
  t.maintenance or v.maintenance as maintenance`;
const FROM = `games.title t join games.vendor v on v.brand = t.brand and v.code = t.vendor and v.wallet = 'house'`;

/** Games of the house are bet on without a launch, which asks for these of all others. */
export class WhereHouseTitlesAre1765600000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace view games.house_title_view as
        select ${COLUMNS}, t.regions, t.freeplay or t.support_play as trial from ${FROM}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view games.house_title_view;
      create view games.house_title_view as select ${COLUMNS} from ${FROM};
      grant select on games.house_title_view to mela_app;`);
  }
}
