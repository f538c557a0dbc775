import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Boards } from '#libs/platform/push/boards';
import { WakeUps } from '#libs/platform/push/wake-ups';
import { drawMoved } from '../common/draws.events.js';
import { findGame } from '../common/games.js';
import { lotteryErrors } from '../common/lottery.errors.js';
import { drawAuditEntry } from '../draws/draw-audit-entry.js';
import {
  type DrawMoments,
  dayOf,
  momentsOn,
  movableDays,
  readWireDay,
  wireDay,
} from '../draws/draw-dates.js';
import { readNeighbours } from '../draws/draw-neighbours.js';
import { DrawOutcomes } from '../draws/draw-outcomes.js';
import { type DrawRow, readDraws } from '../draws/draw-row.js';
import { drawMoveNotAllowed, lockDraw } from '../draws/lock-draw.js';

/** A draw that may be moved, locked with the one after it. */
interface Movable {
  draw: DrawRow;
  after: DrawRow;
  /** `yyyy-MM-dd`, in the game's time zone. */
  day: string;
  moments: DrawMoments;
}

/** Moves draws of outside lotteries to another day. All methods join the caller's transaction. */
@Injectable()
export class DrawDateChanges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly boards: Boards,
    private readonly wakeUps: WakeUps,
    private readonly outcomes: DrawOutcomes,
    private readonly audit: Audit,
  ) {}

  /**
   * The draw, and when it would be on that day (`yyyy-MM-dd`).
   * @throws AppError 404; 409 for a draw of our own, once its sale is over, and where no other day is left; 422 with the days that are
   */
  async lockForMove(brand: string, id: string, date: string): Promise<Movable> {
    const { draw, after } = await this.lockWithNext(brand, id);
    const game = findGame(draw.game);
    if (!game) throw new Error(`there is no game ${draw.game}`);
    const now = await this.clock.ofDatabase();
    const { before } = await readNeighbours(this.database, draw);
    const days = movableDays(game, draw, { before, after }, now);
    if (!days || !after) throw drawMoveNotAllowed(draw);
    const day = readWireDay(date);
    if (day < days.from || day > days.to)
      throw new AppError(lotteryErrors.error_draw_date, {
        params: { from: wireDay(days.from), to: wireDay(days.to) },
      });
    return { draw, after, day: wireDay(dayOf(game, draw)), moments: momentsOn(game, day) };
  }

  /**
   * Its sale, its result's and its void's time move with it, and the next draw opens when it closes. Its number, tickets and chases stay.
   * @throws AppError as `lockForMove` does; 422 for the day that it is on
   */
  async move(operator: OperatorCaller, id: string, date: string, reason: string): Promise<void> {
    const { draw, after, day, moments } = await this.lockForMove(operator.brand, id, date);
    if (day === date) throw new AppError(platformErrors.error_nothing_changed);
    const { closeAt, drawAt, resultDueAt, voidAt } = moments;
    const now = await this.clock.ofDatabase();
    await this.database.query(
      `update lottery.draw set close_at = $2, draw_at = $3, result_due_at = $4, void_at = $5, changed_at = $6,
         due_at = case status when 'open' then $2 else due_at end where id = $1`,
      [id, closeAt, drawAt, resultDueAt, voidAt, now],
    );
    await this.database.query(
      `update lottery.draw set open_at = $2, due_at = $2, changed_at = $3 where id = $1 and status = 'planned'`,
      [after.id, closeAt, now],
    );
    await this.database.query(
      'insert into lottery.draw_move (draw, before_at, draw_at, reason, moved_at, due_at) values ($1, $2, $3, $4, $5, $6)',
      [id, draw.drawAt, drawAt, reason, now, (await this.outcomes.hasTickets(id)) ? now : null],
    );
    await this.audit.record({
      ...drawAuditEntry(operator, draw, 'moved'),
      after: { before: draw.drawAt, drawAt, reason },
    });
    this.boards.changed(drawMoved, draw.brand);
    this.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
  }

  /** Draws are locked in the order of their ids, and read again under their locks. @throws AppError 404 */
  private async lockWithNext(brand: string, id: string): Promise<{ draw: DrawRow; after: DrawRow | null }> {
    const [seen] = await readDraws(this.database, 'where d.id = $1 and d.brand = $2', [id, brand]);
    if (!seen) throw new AppError(platformErrors.error_not_found);
    const { after } = await readNeighbours(this.database, seen);
    const ids = [id, ...(after ? [after.id] : [])].toSorted((one, other) => Number(one) - Number(other));
    const locked = new Map<string, DrawRow>();
    for (const each of ids) locked.set(each, await lockDraw(this.database, brand, each));
    return { draw: locked.get(id) ?? seen, after: after ? (locked.get(after.id) ?? null) : null };
  }
}
