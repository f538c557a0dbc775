import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The largest wins of each hour, so that the board of a day is read from its first rows and not from the day's rounds. */
export class WinnersByHour1764250350000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index round_winners on games.round
        (brand, currency, date_bin('1 hour', settled_at, 'epoch'::timestamptz), payout desc, id, node_id)
        include (settled_at) where status = 'settled' and payout > stake and stake > 0;
      drop index games.round_wins;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index round_wins on games.round (brand, settled_at) include (payout)
        where status = 'settled' and payout > stake;
      drop index games.round_winners;
    `);
  }
}
