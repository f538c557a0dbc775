import type { MigrationInterface, QueryRunner } from 'typeorm';
import { postLocked } from './posting-functions.sql.js';
import { recordFunctions } from './record-functions.sql.js';
import { writePostings } from './write-postings.sql.js';

/** Each posting knows its type, so that the few deposits among many bets are found by an index. */
export class TypesOfPostings1764430000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- As the account record shows it. Null for play: nearly all lines, which take no more room for it.
      alter table ledger.posting add column type text;
    `);
    await runner.query(recordFunctions);
    await runner.query(writePostings);
    await runner.query(`
      alter table ledger.posting disable trigger posting_append_only;
      update ledger.posting p set type = ledger.record_type(t.kind) from ledger.transaction t
        where t.id = p.transaction and ledger.record_type(t.kind) is not null;
      alter table ledger.posting enable trigger posting_append_only;
      create index posting_type on ledger.posting (account, type, transaction desc) where type is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function ledger.transactions_of(timestamptz, timestamptz), ledger.transactions_around(timestamptz),
        ledger.post_locked(text[], text[], text[], text[], int[], bigint[], bigint[], timestamptz),
        ledger.write_postings(text[], text[], text[], text[], int[], bigint[], bigint[], timestamptz);
    `);
    await runner.query(postLocked);
    await runner.query(`
      revoke all on function ledger.post_locked(text[], text[], text[], text[], int[], bigint[], bigint[], timestamptz) from public;
      drop function ledger.record_type(text);
      alter table ledger.posting drop column type;
    `);
  }
}
