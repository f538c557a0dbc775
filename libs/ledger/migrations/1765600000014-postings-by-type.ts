import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The newest deposits, contracts or transfers of a large team: by account they were found only by reading all postings, of which
 * nearly all are play.
 */
export class PostingsByType1765600000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index posting_by_type on ledger.posting (type, transaction desc, line desc) where type is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ledger.posting_by_type');
  }
}
