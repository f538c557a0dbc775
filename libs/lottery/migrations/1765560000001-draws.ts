import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lottery: which games a brand offers, and their draws with what proves each result. */
export class Draws1765560000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema lottery;
      grant usage on schema lottery to mela_app;

      create table lottery.game (
        brand text not null references site.brand,
        code text not null,
        -- By language.
        names jsonb not null,
        primary key (brand, code)
      );
      grant select on lottery.game to mela_app;

      create table lottery.draw (
        id bigint generated always as identity primary key,
        brand text not null,
        game text not null,
        -- yyyyMMdd-index in the game's time zone, or yyyyMMdd.
        draw_no text not null,
        status text not null default 'planned' check (status in ('planned', 'open', 'closed', 'drawn', 'void')),
        open_at timestamptz not null,
        close_at timestamptz not null,
        draw_at timestamptz not null,
        -- Without a result by then it is void.
        void_at timestamptz not null,
        -- When the next move is due; null when there is none.
        due_at timestamptz,
        -- SHA-256 of the seed, in hexadecimal, from the start.
        commitment text not null,
        -- Of the tree of its tickets, and the round of the public beacon that decides: both from the close on.
        root text,
        beacon_round bigint,
        beacon_value text,
        result text,
        -- The seed in hexadecimal, once nothing depends on it.
        seed text,
        void_reason text check (void_reason in ('missed', 'no-beacon')),
        changed_at timestamptz not null,
        unique (brand, game, draw_no),
        foreign key (brand, game) references lottery.game,
        check (open_at < close_at and close_at < draw_at and draw_at < void_at),
        check ((due_at is null) = (status in ('drawn', 'void'))),
        check ((root is null) = (beacon_round is null)),
        check (status not in ('closed', 'drawn') or root is not null),
        check ((status = 'drawn') = (result is not null) and (result is null) = (beacon_value is null)),
        check ((seed is not null) = (status in ('drawn', 'void'))),
        check ((status = 'void') = (void_reason is not null))
      );
      create index draw_due on lottery.draw (due_at) where due_at is not null;
      create index draw_running on lottery.draw (brand, game, draw_at) where due_at is not null;
      create index draw_by_time on lottery.draw (brand, game, draw_at);
      grant select, insert, update on lottery.draw to mela_app;

      -- What was published of a draw never changes.
      create function lottery.keep_published() returns trigger language plpgsql as $$
        begin
          if new.commitment is distinct from old.commitment
            or old.root is not null and (new.root, new.beacon_round) is distinct from (old.root, old.beacon_round)
            or old.result is not null and (new.result, new.beacon_value) is distinct from (old.result, old.beacon_value)
            or old.seed is not null and new.seed is distinct from old.seed then
            raise exception 'what was published of draw % stays', old.id;
          end if;
          return new;
        end $$;
      create trigger draw_published before update on lottery.draw for each row execute function lottery.keep_published();

      create table lottery.draw_seed (
        draw bigint primary key references lottery.draw,
        sealed_seed text not null
      );
      grant select, insert, update on lottery.draw_seed to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema lottery cascade');
  }
}
