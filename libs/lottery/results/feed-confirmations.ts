import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Database } from '#libs/platform/database/database';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { drawAuditEntry } from '../draws/draw-audit-entry.js';
import { DrawOutcomes } from '../draws/draw-outcomes.js';
import { drawMoveNotAllowed } from '../draws/lock-draw.js';
import { lockOutsideDraw } from './outside-draw.js';
import { readTypedResult, resultMismatch } from './typed-result.js';

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
    const draw = await lockOutsideDraw(this.database, operator.brand, drawId);
    const result = readTypedResult(draw, seen);
    const [message] = await this.database.query<{ result: string }>(
      'select result from lottery.feed_message where draw = $1 order by sequence desc, received_at desc limit 1',
      [drawId],
    );
    if (!message || draw.source !== 'feed-and-operator') throw drawMoveNotAllowed(draw);
    if (message.result !== result) throw resultMismatch(result, message.result);
    await this.outcomes.setResult(draw, result);
    await this.audit.record({ ...drawAuditEntry(operator, draw, 'feed-confirmed'), after: { result } });
  }
}
