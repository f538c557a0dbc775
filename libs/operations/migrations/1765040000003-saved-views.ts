import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Filters of a queue that an operator keeps under a name. */
export class SavedViews1765040000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table operations.saved_view (
        id uuid primary key,
        operator bigint not null references authentication.operator,
        -- Of which queue, as its page names it.
        list text not null,
        name text not null,
        -- The values of the filters, as the address of the page has them.
        filters jsonb not null,
        saved_at timestamptz not null
      );
      create unique index saved_view_name on operations.saved_view (operator, list, lower(name));
      grant select, insert, update, delete on operations.saved_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table operations.saved_view');
  }
}
