import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A view may be shared with all operators of the brand, and each operator opens a list with one of them. */
export class SharedViews1765100000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table operations.saved_view
        add brand text references site.brand,
        add shared boolean not null default false;
      update operations.saved_view v set brand = o.brand from authentication.operator_view o where o.id = v.operator;
      alter table operations.saved_view alter brand set not null;
      -- The own views of an operator have different names, and so have the shared ones of a brand.
      drop index operations.saved_view_name;
      create unique index saved_view_own on operations.saved_view (operator, list, lower(name)) where not shared;
      create unique index saved_view_shared on operations.saved_view (brand, list, lower(name)) where shared;
      create table operations.default_view (
        operator bigint not null references authentication.operator,
        list text not null,
        view uuid not null references operations.saved_view on delete cascade,
        primary key (operator, list)
      );
      create index default_view_view on operations.default_view (view);
      grant select, insert, update, delete on operations.default_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table operations.default_view;
      delete from operations.saved_view where shared;
      drop index operations.saved_view_own, operations.saved_view_shared;
      create unique index saved_view_name on operations.saved_view (operator, list, lower(name));
      alter table operations.saved_view drop brand, drop shared;
    `);
  }
}
