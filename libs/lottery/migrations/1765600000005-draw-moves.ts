import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dates of draws that operators moved, and how far the members with tickets have been notified. */
export class DrawMoves1765600000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lottery.draw_move (
        id bigint generated always as identity primary key,
        draw bigint not null references lottery.draw,
        -- When it was to be drawn, and when it is since.
        before_at timestamptz not null,
        draw_at timestamptz not null,
        -- As the operator wrote it.
        reason text not null,
        moved_at timestamptz not null,
        -- The last member who has a message; they get it in the order of their ids.
        last_notified bigint not null default 0,
        -- Null once all of them have it.
        due_at timestamptz
      );
      create index draw_move_draw on lottery.draw_move (draw, id);
      create index draw_move_due on lottery.draw_move (due_at) where due_at is not null;
      grant select, insert, update on lottery.draw_move to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table lottery.draw_move');
  }
}
