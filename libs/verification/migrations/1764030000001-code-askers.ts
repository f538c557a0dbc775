import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who asked for a code, and which browsers proved a number before. */
export class CodeAskers1764030000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.one_time_code
        -- SHA-256 of the browser's handle; null where the purpose names who asked.
        add asker_hash bytea,
        -- The network of a browser that showed no handle when it asked.
        add asked_from text;

      create table identity.code_asker (
        brand text not null references site.brand,
        channel text not null,
        target text not null,
        asker_hash bytea not null,
        proved_at timestamptz not null,
        primary key (brand, channel, target, asker_hash)
      );
      create index code_asker_proved on identity.code_asker (proved_at);
      grant select, insert, update, delete on identity.code_asker to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table identity.code_asker;
      alter table identity.one_time_code drop asker_hash, drop asked_from;
    `);
  }
}
