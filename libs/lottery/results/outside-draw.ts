import { platformErrors } from '#libs/platform/common/errors';
import type { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { lotteryErrors } from '../common/lottery.errors.js';
import { type DrawRow, readDraws } from '../draws/draw-row.js';

/**
 * A draw that is closed and waits for a result from outside, locked.
 * @throws AppError 404 for one that the brand does not have, 409 in another state and for a draw of our own
 */
export async function lockOutsideDraw(database: Database, brand: string, id: string): Promise<DrawRow> {
  const [draw] = await readDraws(database, 'where d.id = $1 and d.brand = $2 for update of d', [id, brand]);
  if (!draw) throw new AppError(platformErrors.error_not_found);
  if (draw.source === 'own' || draw.status !== 'closed')
    throw new AppError(lotteryErrors.error_draw_move_not_allowed, { params: { status: draw.status } });
  return draw;
}
