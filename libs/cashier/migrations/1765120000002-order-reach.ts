import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest orders of a brand, and the open ones, are counted without reading the others. */
export class OrderReach1765120000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index deposit_created on cashier.deposit (brand, created_at);
      create index deposit_open on cashier.deposit (brand) where status in ('created', 'pending');
      create index transfer_at on cashier.transfer (brand, at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index cashier.deposit_created, cashier.deposit_open, cashier.transfer_at');
  }
}
