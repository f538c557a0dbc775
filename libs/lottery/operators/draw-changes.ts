import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Boards } from '#libs/platform/push/boards';
import { drawOpened } from '../common/draws.events.js';
import { drawAuditEntry } from '../draws/draw-audit-entry.js';
import { DrawOutcomes } from '../draws/draw-outcomes.js';
import type { DrawRow } from '../draws/draw-row.js';
import { drawMoveNotAllowed, lockDraw } from '../draws/lock-draw.js';
import { readTypedResult } from '../results/typed-result.js';

/** After the result was given, a draw may be corrected or voided for so long. */
const CHANGEABLE_MS = 48 * 3_600_000;

/** What operators change about a draw. All methods join the caller's transaction. */
@Injectable()
export class DrawChanges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly boards: Boards,
    private readonly outcomes: DrawOutcomes,
    private readonly audit: Audit,
  ) {}

  /**
   * Stops the sale of a draw, or lets it go on; its close stays. @throws AppError 404; 409 once the sale is over; 422 where it is so already
   */
  async suspend(operator: OperatorCaller, id: string, suspended: boolean, reason: string): Promise<void> {
    const draw = await lockDraw(this.database, operator.brand, id);
    if (draw.status !== 'planned' && draw.status !== 'open') throw drawMoveNotAllowed(draw);
    if (draw.suspended === suspended) throw new AppError(platformErrors.error_nothing_changed);
    await this.database.query('update lottery.draw set suspended = $2, changed_at = $3 where id = $1', [
      id,
      suspended,
      this.clock.now(),
    ]);
    this.boards.changed(drawOpened, draw.brand);
    await this.record(operator, draw, suspended ? 'suspended' : 'resumed', { reason });
  }

  /** @throws AppError 404; 409 for one that is void, and 48 hours after its result */
  async lockForVoid(brand: string, id: string): Promise<DrawRow> {
    const draw = await lockDraw(this.database, brand, id);
    if (draw.status === 'void' || !(await this.isChangeable(draw))) throw drawMoveNotAllowed(draw);
    return draw;
  }

  /** Gives all stakes back and takes back what was won. @throws AppError as `lockForVoid` does */
  async makeVoid(operator: OperatorCaller, id: string, reason: string): Promise<void> {
    const draw = await this.lockForVoid(operator.brand, id);
    await this.outcomes.makeVoid(draw, 'operators', reason);
    await this.record(operator, draw, 'voided', { reason });
  }

  /**
   * The draw and the corrected result as it is stored.
   * @throws AppError 404; 409 for a draw of our own, one without a result, and 48 hours after it; 422 for numbers that are none of the game or
   * no others than its own
   */
  async lockForCorrection(
    brand: string,
    id: string,
    typed: string,
  ): Promise<{ draw: DrawRow; result: string }> {
    const draw = await lockDraw(this.database, brand, id);
    const hasResult = draw.status === 'drawn' || draw.status === 'settled';
    if (draw.source === 'own' || !hasResult || !(await this.isChangeable(draw)))
      throw drawMoveNotAllowed(draw);
    const result = readTypedResult(draw, typed);
    if (result === draw.result) throw new AppError(platformErrors.error_nothing_changed);
    return { draw, result };
  }

  /** All tickets are settled again by the new result. @throws AppError as `lockForCorrection` does */
  async correct(operator: OperatorCaller, id: string, typed: string, reason: string): Promise<void> {
    const { draw, result } = await this.lockForCorrection(operator.brand, id, typed);
    await this.outcomes.correct(draw, result, reason);
    await this.record(operator, draw, 'corrected', { before: draw.result, result, reason });
  }

  private async isChangeable({ id, drawAt, result }: DrawRow): Promise<boolean> {
    if (result === null) return true;
    const [first] = await this.database.query<{ at: Date }>(
      'select decided_at as at from lottery.draw_result where draw = $1 and revision = 1',
      [id],
    );
    return this.clock.now().getTime() < (first?.at ?? drawAt).getTime() + CHANGEABLE_MS;
  }

  private async record(operator: OperatorCaller, draw: DrawRow, act: string, after: object): Promise<void> {
    await this.audit.record({ ...drawAuditEntry(operator, draw, act), after });
  }
}
