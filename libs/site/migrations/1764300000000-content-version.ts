import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A number that grows with every change of what a brand shows to all its visitors, whoever makes the change. */
export class ContentVersion1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site.content_version (
        single boolean primary key default true check (single),
        version bigint not null
      );
      insert into site.content_version (version) values (1);
      grant select on site.content_version to mela_app;

      create function site.raise_content_version() returns trigger
      language plpgsql security definer set search_path = site, pg_temp as $$
      begin
        update content_version set version = version + 1;
        return null;
      end $$;

      create trigger brand_content after insert or update or delete or truncate on site.brand
        for each statement execute function site.raise_content_version();
      create trigger banner_content after insert or update or delete or truncate on site.banner
        for each statement execute function site.raise_content_version();
      create trigger notice_content after insert or update or delete or truncate on site.notice
        for each statement execute function site.raise_content_version();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger brand_content on site.brand;
      drop trigger banner_content on site.banner;
      drop trigger notice_content on site.notice;
      drop function site.raise_content_version;
      drop table site.content_version;
    `);
  }
}
