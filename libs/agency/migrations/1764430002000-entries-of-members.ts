import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rounds behind a payout are found member by member of the payee's team, not in the whole feed of the period. */
export class EntriesOfMembers1764430002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index bet_entry_member on agency.bet_entry (member, id) include (batch, settled_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index agency.bet_entry_member');
  }
}
