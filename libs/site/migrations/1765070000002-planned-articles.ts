import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From when until when an article is shown, and a draft beside what visitors read. */
export class PlannedArticles1765070000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table site.article
        add from_at timestamptz,
        add until_at timestamptz,
        add due_at timestamptz,
        add draft jsonb,
        add check (until_at > from_at);
      create index article_due on site.article (due_at) where due_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table site.article drop from_at, drop until_at, drop due_at, drop draft;
    `);
  }
}
