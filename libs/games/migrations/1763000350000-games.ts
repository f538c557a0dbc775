import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The catalogue of games, and members' favourites. */
export class Games1763000350000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema games;
      grant usage on schema games to mela_app;

      create table games.vendor (
        brand text not null references site.brand,
        code text not null,
        display_name text not null,
        maintenance boolean not null default false,
        primary key (brand, code)
      );
      create table games.title (
        node_id int primary key,
        brand text not null,
        vendor text not null,
        names jsonb not null,
        game_type text not null,
        classify text not null,
        game_code text not null,
        is_new boolean not null default false,
        is_hot boolean not null default false,
        support_play boolean not null default true,
        freeplay boolean not null default false,
        scene text not null,
        position int not null,
        foreign key (brand, vendor) references games.vendor (brand, code)
      );
      create index title_type on games.title (brand, game_type, position);
      create table games.favorite (
        member bigint not null references identity.member,
        node_id int not null references games.title,
        added_at timestamptz not null,
        primary key (member, node_id)
      );
      grant select on games.vendor, games.title to mela_app;
      grant select, insert, delete on games.favorite to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema games cascade');
  }
}
