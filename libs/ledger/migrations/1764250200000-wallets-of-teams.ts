import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The wallets of a team's members are found from an index alone. */
export class WalletsOfTeams1764250200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index account_wallet on ledger.account (member) include (id) where kind = 'wallet' and member is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ledger.account_wallet');
  }
}
