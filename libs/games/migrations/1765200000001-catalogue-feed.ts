import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vendors' lists of games are read, and an operator decides about each difference. */
export class CatalogueFeed1765200000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- In no list, and not started any more; its rounds stay.
      alter table games.title add column withdrawn_at timestamptz;
      -- Files of brands choose ids below.
      create sequence games.title_node_id as int minvalue 100000;
      grant usage on sequence games.title_node_id to mela_app;
      grant insert on games.title to mela_app;
      grant update (names, game_type, classify, min_bet, max_bet, largest_win, edge_ppm, withdrawn_at)
        on games.title to mela_app;

      create table games.catalogue_reading (
        brand text not null,
        vendor text not null,
        read_at timestamptz,
        titles int not null default 0,
        unreadable int not null default 0,
        -- Set while the last try failed.
        failed_at timestamptz,
        primary key (brand, vendor),
        foreign key (brand, vendor) references games.vendor (brand, code)
      );
      create table games.catalogue_change (
        id bigint generated always as identity primary key,
        brand text not null,
        vendor text not null,
        game_code text not null,
        kind text not null check (kind in ('added', 'changed', 'withdrawn', 'returned')),
        -- The title as it is, and as its vendor lists it.
        own jsonb,
        listed jsonb,
        state text not null default 'open' check (state in ('open', 'accepted', 'rejected', 'gone')),
        found_at timestamptz not null,
        decided_at timestamptz,
        decided_by bigint references authentication.operator,
        reason text,
        foreign key (brand, vendor) references games.vendor (brand, code),
        check ((kind = 'added') = (own is null) and (kind = 'withdrawn') = (listed is null)),
        check ((state = 'open') = (decided_at is null))
      );
      create unique index catalogue_change_open on games.catalogue_change (brand, vendor, game_code) where state = 'open';
      create index catalogue_change_list on games.catalogue_change (brand, (state <> 'open'), found_at, id);
      create index catalogue_change_rejected on games.catalogue_change (brand, vendor, game_code) where state = 'rejected';
      grant select, insert, update on games.catalogue_reading to mela_app;
      grant select, insert, update, delete on games.catalogue_change to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table games.catalogue_change, games.catalogue_reading;
      revoke insert on games.title from mela_app;
      revoke update (names, game_type, classify, min_bet, max_bet, largest_win, edge_ppm) on games.title from mela_app;
      drop sequence games.title_node_id;
      alter table games.title drop column withdrawn_at;
    `);
  }
}
