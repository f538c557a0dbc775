import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a member has cancelled on a day, however long before it was bought. */
export class CancelledByDay1765600000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index ticket_cancelled on lottery.ticket (member, changed_at) where status = 'cancelled';
      create index chase_cancelled on lottery.chase (member, ended_at) where status = 'cancelled';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index lottery.ticket_cancelled, lottery.chase_cancelled');
  }
}
