import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { lotteryErrors } from '../common/lottery.errors.js';
import { DrawOutcomes } from '../draws/draw-outcomes.js';
import { lockOutsideDraw } from './outside-draw.js';
import { differentPrizes, readTypedResult } from './typed-result.js';

/** Operators' confirmations of what a feed says of a draw. */
@Injectable()
export class FeedConfirmations {
  constructor(
    private readonly database: Database,
    private readonly outcomes: DrawOutcomes,
    private readonly audit: Audit,
  ) {}

  /**
   * Draws the draw with the feed's last result, which is what the operator saw. In the caller's transaction.
   * @throws AppError 404; 409 in another state, without a message of the feed, and where it has said something else meanwhile
   */
  async confirm(operator: OperatorCaller, drawId: string, seen: string): Promise<void> {
    await this.outcomes.waitForBuyers(drawId);
    const draw = await lockOutsideDraw(this.database, operator.brand, drawId);
    const result = readTypedResult(draw, seen);
    const [message] = await this.database.query<{ result: string }>(
      'select result from lottery.feed_message where draw = $1 order by sequence desc, received_at desc limit 1',
      [drawId],
    );
    if (!message || draw.source !== 'feed-and-operator')
      throw new AppError(lotteryErrors.error_draw_move_not_allowed, { params: { status: draw.status } });
    const places = differentPrizes(result, message.result);
    if (places.length > 0)
      throw new AppError(lotteryErrors.error_result_mismatch, {
        params: { places: places.join(', ') },
        value: { places },
      });
    await this.outcomes.setResult(draw, result);
    await this.audit.record({
      ...operatorAuditEntry(operator, 'draw.feed-confirmed', `draw ${draw.game} ${draw.drawNo}`),
      after: { result },
    });
  }
}
