import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds members by the number of a bank account that they have, or had. */
export class NumbersEverGiven1765490000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index bank_account_number_ever on cashier.bank_account (brand, number)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index cashier.bank_account_number_ever');
  }
}
