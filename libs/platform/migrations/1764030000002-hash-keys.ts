import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a change of the installation's secret keeps and moves. */
export class HashKeys1764030000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform.hash_key (
        -- Of a secret that has left ENCRYPTION_SECRET, or will.
        secret_id text not null,
        purpose text not null,
        -- The key under which it hashed for the purpose, wrapped by the newest secret.
        sealed_key text not null,
        kept_at timestamptz not null,
        primary key (secret_id, purpose)
      );
      grant select, insert, update on platform.hash_key to mela_app;
      grant update (sealed_private) on platform.encryption_key to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke update (sealed_private) on platform.encryption_key from mela_app;
      drop table platform.hash_key;
    `);
  }
}
