import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Operators send what is approved before they decide on what is new: `queue_rank` is 0 for an approved withdrawal with a
 * rest to send, and 1 for all others. Cases are found by how an account or a bank's reference begins.
 */
export class CaseQueue1764700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table cashier.withdrawal add queue_rank smallint not null
        generated always as (case when status = 'approved' and sent < amount - fee then 0 else 1 end) stored;
      create index withdrawal_queue_order on cashier.withdrawal (brand, queue_rank, waiting_since, id)
        where status in ('requested', 'approved', 'distributed', 'disputed', 'force-proposed');
      create index withdrawal_account on cashier.withdrawal (brand, lower(account) text_pattern_ops);
      create index withdrawal_created on cashier.withdrawal (brand, created_at);
      create index tranche_reference on cashier.tranche (lower(reference) text_pattern_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index cashier.tranche_reference, cashier.withdrawal_created, cashier.withdrawal_account,
        cashier.withdrawal_queue_order;
      alter table cashier.withdrawal drop queue_rank;
    `);
  }
}
