import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When each restriction of the whole site began and ended. It stands beneath a maintenance, which therefore ends in the
 * status from before. A change of the status records it, whoever makes it.
 */
export class Restrictions1765110000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site.restriction (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        began_at timestamptz not null,
        ended_at timestamptz check (ended_at >= began_at)
      );
      create unique index restriction_open on site.restriction (brand) where ended_at is null;
      grant select, insert (brand, began_at), update (ended_at) on site.restriction to mela_app;

      create function site.record_restriction() returns trigger
      language plpgsql security definer set search_path = site, pg_temp as $$
      begin
        if (new.settings->>'systemStatus') = '2' then
          insert into restriction (brand, began_at) values (new.id, platform.business_time()) on conflict do nothing;
        elsif (new.settings->>'systemStatus') = '0' then
          update restriction set ended_at = greatest(began_at, platform.business_time())
          where brand = new.id and ended_at is null;
        end if;
        return null;
      end $$;
      create trigger brand_restriction after insert or update of settings on site.brand
        for each row execute function site.record_restriction();
      insert into site.restriction (brand, began_at)
        select id, platform.business_time() from site.brand where settings->>'systemStatus' = '2';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger brand_restriction on site.brand;
      drop function site.record_restriction;
      drop table site.restriction;
    `);
  }
}
