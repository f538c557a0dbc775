import type { Database } from '#libs/platform/database/database';
import type { Neighbours } from './draw-dates.js';
import { type DrawRow, readDraws } from './draw-row.js';

/** The draws of the same game just before and after one, as they are now. */
export async function readNeighbours(
  database: Database,
  { brand, game, drawAt }: DrawRow,
): Promise<Neighbours> {
  const next = (rest: string) =>
    readDraws(database, `where d.brand = $1 and d.game = $2 and ${rest} limit 1`, [brand, game, drawAt]);
  const [before] = await next('d.draw_at < $3 order by d.draw_at desc');
  const [after] = await next('d.draw_at > $3 order by d.draw_at');
  return { before: before ?? null, after: after ?? null };
}
