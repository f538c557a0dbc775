import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ways to the rows that have served their time, and the right to take them away. */
export class IdentityAge1764050150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index login_attempt_at on identity.login_attempt (at);
      create index step_up_expires on identity.step_up (expires_at);
      create index one_time_code_expires on identity.one_time_code (expires_at);
      create index reset_link_created on identity.reset_link (created_at);
      create index letter_created on identity.letter (created_at);
      create index social_attempt_expires on identity.social_attempt (expires_at);
      create index session_age on identity.session (started_at);
      -- Whether a device is still referred to.
      create index session_device on identity.session (device) where device is not null;
      create index device_seen on identity.device (seen_at);
      grant delete on identity.session, identity.device to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke delete on identity.session, identity.device from mela_app;
      drop index identity.device_seen, identity.session_device, identity.session_age, identity.social_attempt_expires,
        identity.letter_created, identity.reset_link_created, identity.one_time_code_expires,
        identity.step_up_expires, identity.login_attempt_at;
    `);
  }
}
