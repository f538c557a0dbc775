import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A host leads to one brand, so that nobody's session or money meets another's settings. */
export class HostsOfOneBrand1765080000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function site.refuse_shared_hosts() returns trigger
      language plpgsql set search_path = pg_catalog as $$
      declare
        other site.brand;
      begin
        perform pg_advisory_xact_lock(hashtext('site.brand.hosts'));
        select * into other from site.brand b where b.id <> new.id and b.hosts && new.hosts limit 1;
        if found then
          raise exception 'a host of % belongs to %', new.id, other.id using errcode = 'unique_violation';
        end if;
        return new;
      end $$;
      create trigger hosts_of_one_brand before insert or update of hosts on site.brand
        for each row execute function site.refuse_shared_hosts();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger hosts_of_one_brand on site.brand;
      drop function site.refuse_shared_hosts();
    `);
  }
}
