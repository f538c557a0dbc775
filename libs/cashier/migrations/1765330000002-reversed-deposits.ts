import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A paid deposit can be reversed, and a reversal that fits no paid deposit waits for an operator. */
export class ReversedDeposits1765330000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table cashier.deposit drop constraint deposit_status_check;
      alter table cashier.deposit add constraint deposit_status_check
        check (status in ('created', 'pending', 'paid', 'reversed', 'failed', 'expired'));
      alter table cashier.payment_alert drop constraint payment_alert_kind_check;
      alter table cashier.payment_alert add constraint payment_alert_kind_check
        check (kind in ('other-body', 'unreadable-amount', 'unmatched-reversal'));
    `);
  }

  /** @throws if a deposit was reversed: its money would be counted as paid again */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from cashier.payment_alert where kind = 'unmatched-reversal';
      alter table cashier.payment_alert drop constraint payment_alert_kind_check;
      alter table cashier.payment_alert add constraint payment_alert_kind_check
        check (kind in ('other-body', 'unreadable-amount'));
      alter table cashier.deposit drop constraint deposit_status_check;
      alter table cashier.deposit add constraint deposit_status_check
        check (status in ('created', 'pending', 'paid', 'failed', 'expired'));
    `);
  }
}
