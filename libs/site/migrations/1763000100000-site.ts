import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Brands with their hosts and settings, and what each brand has to say. */
export class Site1763000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema site;
      grant usage on schema site to mela_app;

      create table site.brand (
        id text primary key check (id ~ '^[a-z][a-z0-9-]{1,30}$'),
        hosts text[] not null,
        settings jsonb not null
      );
      create table site.setting_change (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        at timestamptz not null,
        author text not null,
        before jsonb,
        after jsonb not null
      );
      create table site.banner (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        group_name text not null,
        position int not null,
        linkage_type text,
        url text,
        texts jsonb not null,
        unique (brand, group_name, position)
      );
      create table site.notice (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        published_at timestamptz not null,
        texts jsonb not null
      );
      grant select on site.brand, site.banner, site.notice to mela_app;
      grant update (settings) on site.brand to mela_app;
      grant select, insert on site.setting_change to mela_app;
      grant insert on site.notice to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema site cascade');
  }
}
