import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An authenticator is asked for at every way in: a check may follow any of them, and a device carries it for a day. */
export class SecondFactor1764020000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.known_device
        -- When the member last passed every check from it. Unknown for older rows: the authenticator is asked for anew.
        add proved_at timestamptz;
      grant update (proved_at) on identity.known_device to mela_app;

      alter table identity.step_up
        -- The way in that waits for the check.
        add method text not null default 'password',
        -- Of a recovery that waits: the new password and how the owner was told from others.
        add new_password_hash text,
        add recovered_by text check (recovered_by in ('email', 'mobile')),
        add check ((new_password_hash is null) = (recovered_by is null));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.step_up drop method, drop new_password_hash, drop recovered_by;
      alter table identity.known_device drop proved_at;
    `);
  }
}
