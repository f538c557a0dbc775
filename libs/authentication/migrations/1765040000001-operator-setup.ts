import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A well-formed argon2id hash that no password has. */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$bm8gcGFzc3dvcmQgaGVyZQ$${'A'.repeat(43)}`;

/** Operators who are added in the console, and who set up password and authenticator themselves. */
export class OperatorSetup1765040000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null until the operator has set it up.
      alter table authentication.operator alter password_hash drop not null;

      create table authentication.operator_setup_code (
        operator bigint not null references authentication.operator,
        -- One of the two who let the operator in. Each hands over a code of the own; the set-up takes both.
        issuer bigint not null references authentication.operator,
        -- Null until the issuer has asked for it.
        code_hash bytea,
        expires_at timestamptz,
        primary key (operator, issuer),
        check (operator <> issuer),
        check ((code_hash is null) = (expires_at is null))
      );

      grant insert (brand, account, sealed_totp_secret, person_key) on authentication.operator to mela_app;
      grant update (password_hash) on authentication.operator to mela_app;
      grant select, insert, update, delete on authentication.operator_setup_code to mela_app;
    `);
  }

  /** Whoever has not set up a password is disabled. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update authentication.operator set status = 'disabled', password_hash = $1 where password_hash is null`,
      [NO_PASSWORD],
    );
    await runner.query(`
      drop table authentication.operator_setup_code;
      revoke insert (brand, account, sealed_totp_secret, person_key) on authentication.operator from mela_app;
      revoke update (password_hash) on authentication.operator from mela_app;
      alter table authentication.operator alter password_hash set not null;
    `);
  }
}
