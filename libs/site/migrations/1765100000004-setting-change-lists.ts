import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the history of settings: narrowed to one setting, and searched by operator. */
export class SettingChangeLists1765100000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index setting_change_author on site.setting_change (brand, lower(author) text_pattern_ops);
      create index setting_change_approver on site.setting_change (brand, lower(approver) text_pattern_ops);
      create index setting_change_paths on site.setting_change
        using gin (jsonb_path_query_array(after, '$.keyvalue().key') jsonb_path_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop index site.setting_change_author, site.setting_change_approver, site.setting_change_paths',
    );
  }
}
