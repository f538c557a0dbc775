import type { Database } from '#libs/platform/database/database';
import type { DrawRow } from '../draws/draw-row.js';
import { drawMoveNotAllowed, lockDraw } from '../draws/lock-draw.js';

/**
 * A draw that is closed and waits for a result from outside, locked.
 * @throws AppError 404 for one that the brand does not have, 409 in another state and for a draw of our own
 */
export async function lockOutsideDraw(database: Database, brand: string, id: string): Promise<DrawRow> {
  const draw = await lockDraw(database, brand, id);
  if (draw.source === 'own' || draw.status !== 'closed') throw drawMoveNotAllowed(draw);
  return draw;
}
