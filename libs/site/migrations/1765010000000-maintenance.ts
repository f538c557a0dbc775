import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each maintenance began and ended, recorded with the change of the status, whoever makes it. */
export class Maintenance1765010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site.maintenance (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        began_at timestamptz not null,
        ended_at timestamptz check (ended_at >= began_at),
        -- The deadlines that it suspended were moved back. Until then they are not acted on.
        deadlines_moved_at timestamptz check (deadlines_moved_at >= ended_at)
      );
      create unique index maintenance_open on site.maintenance (brand) where ended_at is null;
      create index maintenance_suspending on site.maintenance (brand) where deadlines_moved_at is null;
      create index maintenance_unmoved on site.maintenance (ended_at)
        where ended_at is not null and deadlines_moved_at is null;
      grant select on site.maintenance to mela_app;
      grant update (deadlines_moved_at) on site.maintenance to mela_app;

      create view site.maintenance_view as
        select id, brand, began_at, ended_at, deadlines_moved_at from site.maintenance;
      grant select on site.maintenance_view to mela_app;

      create function site.record_maintenance() returns trigger
      language plpgsql security definer set search_path = site, pg_temp as $$
      begin
        if (new.settings->>'systemStatus') = '1' then
          insert into maintenance (brand, began_at) values (new.id, platform.business_time()) on conflict do nothing;
        else
          update maintenance set ended_at = greatest(began_at, platform.business_time())
          where brand = new.id and ended_at is null;
        end if;
        return null;
      end $$;
      create trigger brand_maintenance after insert or update of settings on site.brand
        for each row execute function site.record_maintenance();
      insert into site.maintenance (brand, began_at)
        select id, platform.business_time() from site.brand where settings->>'systemStatus' = '1';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger brand_maintenance on site.brand;
      drop function site.record_maintenance;
      drop view site.maintenance_view;
      drop table site.maintenance;
    `);
  }
}
