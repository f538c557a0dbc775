import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table of notifications is called after them. */
export class NotificationTable1764630001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications.letter rename to notification;
      alter index notifications.letter_pkey rename to notification_pkey;
      alter index notifications.letter_send rename to notification_send;
      alter index notifications.letter_created rename to notification_created;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications.notification rename to letter;
      alter index notifications.notification_pkey rename to letter_pkey;
      alter index notifications.notification_send rename to letter_send;
      alter index notifications.notification_created rename to letter_created;
    `);
  }
}
