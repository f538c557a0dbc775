import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rounds of a whole tree lie together, so that sums of an agent at its top read one part of an index. */
export class RoundsOfTrees1764430001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Who stands at the top: the last of the ancestors, or the player.
      alter table games.round add column tree bigint not null
        generated always as (coalesce(ancestors[cardinality(ancestors)], member)) stored;
      create index round_trees on games.round (tree, settled_at)
        include (member, brand, stake, payout, valid_bet) where status = 'settled';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table games.round drop column tree');
  }
}
