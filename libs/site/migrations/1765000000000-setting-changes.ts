import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each change of a brand's settings, by the number of the settings after it. Nothing has written the former table. */
export class SettingChanges1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table site.setting_change;
      alter table site.brand add settings_version int not null default 1;
      grant update (settings_version) on site.brand to mela_app;
      create table site.setting_change (
        brand text not null references site.brand,
        version int not null,
        at timestamptz not null,
        -- Accounts of operators.
        author text not null,
        approver text check (approver <> author),
        reason text not null,
        -- By path, only what differs.
        before jsonb not null,
        after jsonb not null,
        primary key (brand, version)
      );
      grant select, insert on site.setting_change to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table site.setting_change;
      alter table site.brand drop settings_version;
      create table site.setting_change (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        at timestamptz not null,
        author text not null,
        before jsonb,
        after jsonb not null
      );
      grant select, insert on site.setting_change to mela_app;
    `);
  }
}
