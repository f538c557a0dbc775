import type { MigrationInterface, QueryRunner } from 'typeorm';
import { teamEntries } from './settlement-steps/team-entries.sql.js';

/**
 * The rounds behind a payout are found by the members' rounds, or of a large team in its tree's part of the feed. A tree's
 * entries lie together, so that taking rounds touches a few pages of the index in place of one for each member.
 */
export class EntriesOfTrees1764602000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index bet_entry_tree on agency.bet_entry (coalesce(ancestors[cardinality(ancestors)], member), id);
      drop index agency.bet_entry_member;
      drop function agency.team_entries(bigint, bigint);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index bet_entry_member on agency.bet_entry (member, id) include (batch, settled_at);
      drop index agency.bet_entry_tree;
    `);
    await runner.query(teamEntries);
  }
}
