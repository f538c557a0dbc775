import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a member won or lost is added up by vendor and title, in one currency, from the index that has the figures. */
export class RoundsByTitle1765210000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index games.round_figures;
      create index round_figures on games.round (member, settled_at)
        include (brand, currency, vendor, node_id, stake, payout, valid_bet) where status = 'settled';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index games.round_figures;
      create index round_figures on games.round (member, settled_at)
        include (brand, stake, payout, valid_bet) where status = 'settled';
    `);
  }
}
