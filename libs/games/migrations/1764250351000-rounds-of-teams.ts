import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums over the settled rounds of a team's members are read from an index alone. */
export class RoundsOfTeams1764250351000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index round_figures on games.round (member, settled_at)
        include (brand, stake, payout, valid_bet) where status = 'settled';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index games.round_figures');
  }
}
