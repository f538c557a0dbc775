import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the help centre says, and how each kind of phone installs the app. */
export class Articles1765030000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site.article (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        kind text not null check (kind in ('help', 'download')),
        anchor text not null check (anchor ~ '^[a-z][a-z0-9-]{0,39}$'),
        position int not null check (position > 0),
        shown boolean not null,
        texts jsonb not null,
        version int not null check (version > 0),
        changed_at timestamptz not null,
        changed_as text,
        unique (brand, kind, anchor)
      );
      grant select, insert, update, delete on site.article to mela_app;
      create trigger article_content after insert or update or delete or truncate on site.article
        for each statement execute function site.raise_content_version();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table site.article');
  }
}
