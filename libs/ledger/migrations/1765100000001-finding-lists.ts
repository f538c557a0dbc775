import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the list of open findings: its order, and the search for what a finding is about. */
export class FindingLists1765100000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index finding_list on ledger.finding ((gone_at is not null), first_seen, id) where closed_at is null;
      create index finding_about on ledger.finding using gin (about jsonb_path_ops) where closed_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ledger.finding_list, ledger.finding_about');
  }
}
