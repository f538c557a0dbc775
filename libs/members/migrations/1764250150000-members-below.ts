import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is below an agent is read from an index alone. */
export class MembersBelow1764250150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index ancestor_below on identity.ancestor (ancestor, depth) include (member);
      drop index identity.ancestor_ancestor;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index ancestor_ancestor on identity.ancestor (ancestor, depth);
      drop index identity.ancestor_below;
    `);
  }
}
