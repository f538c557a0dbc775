import { platformErrors } from '#libs/platform/common/errors';
import type { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { lotteryErrors } from '../common/lottery.errors.js';
import { type DrawRow, readDraws } from './draw-row.js';

/** Nobody buys a ticket of this draw from here to COMMIT, and all that were bought are seen. Comes before the lock of its row. */
export async function waitForBuyers(database: Database, draw: string): Promise<void> {
  await database.query('select pg_advisory_xact_lock(lottery.draw_lock($1::bigint))', [draw]);
}

/** A draw that nobody else buys for, settles or changes until COMMIT. @throws AppError 404 for one that the brand does not have */
export async function lockDraw(database: Database, brand: string, id: string): Promise<DrawRow> {
  await waitForBuyers(database, id);
  const [draw] = await readDraws(database, 'where d.id = $1 and d.brand = $2 for update of d', [id, brand]);
  if (!draw) throw new AppError(platformErrors.error_not_found);
  return draw;
}

export const drawMoveNotAllowed = ({ status }: DrawRow): AppError =>
  new AppError(lotteryErrors.error_draw_move_not_allowed, { params: { status } });
