import type { TestDatabase } from '#libs/platform/testing/test-database';

const HOUR_MS = 3_600_000;

/** A draw of the walks as its game's page reads it. */
export interface WalkedDraw {
  drawNo: string;
  status: 'open' | 'closed' | 'settled';
  closeAt: string;
  drawAt: string;
}

/** A draw that closes and is held so many hours from now. */
export function drawIn(
  drawNo: string,
  status: WalkedDraw['status'],
  [close, draw]: readonly [close: number, draw: number],
  now: number,
): WalkedDraw {
  const at = (hours: number) => new Date(now + hours * HOUR_MS).toISOString();
  return { drawNo, status, closeAt: at(close), drawAt: at(draw) };
}

/** Gives the brand a game with these draws alone, as the worker would have planned, closed and held them. */
export async function holdDraws(db: TestDatabase, game: string, draws: readonly WalkedDraw[]): Promise<void> {
  await db.query('truncate lottery.draw, lottery.game cascade');
  await db.query(`insert into lottery.game (brand, code, names) values ('mela', $1, '{"EN": "A game"}')`, [
    game,
  ]);
  await db.query(
    `insert into lottery.sale_limit (brand, game, line_min, line_max, line_bets, outcome_pay, ungrouped_pay)
     values ('mela', $1, 100, 2000000, 10000, 50000000, 500000000)`,
    [game],
  );
  for (const { drawNo, status, closeAt, drawAt } of draws)
    await db.query(
      `insert into lottery.draw (brand, game, draw_no, status, open_at, close_at, draw_at, result_due_at, void_at, due_at,
         commitment, root, beacon_round, beacon_value, result, seed, revision, ticket_count, changed_at)
       select 'mela', $1, $2, $3, t.close_at - interval '1 day', t.close_at, t.draw_at, t.draw_at + interval '1 day',
         t.draw_at + interval '2 days', case when not is_over then t.close_at end, 'c',
         case when not on_sale then 'r' end, case when not on_sale then 1 end, case when is_over then 'v' end,
         case when is_over then '01,02,03,04,05,06' end, case when is_over then 's' end, is_over::int,
         case when not on_sale then 0 end, now()
       from (select $4::timestamptz as close_at, $5::timestamptz as draw_at, $3 = 'open' as on_sale, $3 = 'settled' as is_over) t`,
      [game, drawNo, status, closeAt, drawAt],
    );
}
