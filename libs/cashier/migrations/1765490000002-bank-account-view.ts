import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose bank accounts were ever given, removed ones too, for contexts above that compare members. */
export class BankAccountView1765490000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view cashier.bank_account_view as select brand, member, number, holder from cashier.bank_account;
      grant select on cashier.bank_account_view to mela_app;
      create index bank_account_ever on cashier.bank_account (member);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index cashier.bank_account_ever; drop view cashier.bank_account_view');
  }
}
