import { Injectable } from '@nestjs/common';
import { Operators } from '#libs/authentication/index';
import { cashierErrors } from '#libs/cashier/common/cashier.errors';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { AwaitedResults } from '../draws/awaited-results.js';
import { drawAuditEntry } from '../draws/draw-audit-entry.js';
import { DrawOutcomes } from '../draws/draw-outcomes.js';
import type { DrawRow } from '../draws/draw-row.js';
import { lockOutsideDraw } from './outside-draw.js';
import { readTypedResult, resultMismatch } from './typed-result.js';

interface Entry {
  id: string;
  operator: string;
  browser: string | null;
  result: string;
}

/** Results that operators type: two of them, each the whole result without seeing the other's. */
@Injectable()
export class ResultEntries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly operators: Operators,
    private readonly outcomes: DrawOutcomes,
    private readonly awaited: AwaitedResults,
    private readonly audit: Audit,
  ) {}

  /**
   * Clears both entries where this one differs from the one that waits; in a transaction of its own, before that of `enter`, so that it stays
   * although the call is refused.
   * @throws AppError as `enter` does; 409 with the prizes that differ
   */
  async assertMatches(operator: OperatorCaller, drawId: string, typed: string): Promise<void> {
    const mismatch = await this.database.transaction(async () => {
      const draw = await lockOutsideDraw(this.database, operator.brand, drawId);
      const result = readTypedResult(draw, typed);
      const waiting = await this.waiting(draw);
      if (!waiting || waiting.result === result) return null;
      await this.assertAnotherPerson(operator, waiting);
      await this.insert(operator, draw, result, 'cleared');
      await this.end(waiting, 'cleared');
      await this.record(operator, draw, 'result-cleared', { typed: [waiting.result, result] });
      this.awaited.changed(draw.brand);
      return resultMismatch(waiting.result, result);
    });
    if (mismatch) throw mismatch;
  }

  /**
   * Keeps the result until another operator types the same, which draws the draw. In the caller's transaction.
   * @returns whether it is final
   * @throws AppError 404; 409 before the close or once it is drawn, and for a second entry of the same person; 400 for numbers of another shape
   */
  async enter(operator: OperatorCaller, drawId: string, typed: string): Promise<boolean> {
    const draw = await lockOutsideDraw(this.database, operator.brand, drawId);
    const result = readTypedResult(draw, typed);
    const waiting = await this.waiting(draw);
    if (!waiting) {
      await this.insert(operator, draw, result, 'waiting');
      await this.record(operator, draw, 'result-entered', {});
      this.awaited.changed(draw.brand);
      return false;
    }
    await this.assertAnotherPerson(operator, waiting);
    if (waiting.result !== result) throw resultMismatch(waiting.result, result);
    await this.insert(operator, draw, result, 'confirmed');
    await this.end(waiting, 'confirmed');
    await this.outcomes.setResult(draw, result);
    await this.record(operator, draw, 'result-confirmed', { result });
    return true;
  }

  private async waiting({ id }: DrawRow): Promise<Entry | undefined> {
    const [entry] = await this.database.query<Entry>(
      `select id, operator, browser, result from lottery.result_entry where draw = $1 and state = 'waiting'`,
      [id],
    );
    return entry;
  }

  /** Neither a second account of the same person nor the same browser makes a second operator. */
  private async assertAnotherPerson(operator: OperatorCaller, entry: Entry): Promise<void> {
    const browser = await this.operators.browserOf(operator.session);
    if (entry.operator === operator.id || (browser !== null && browser === entry.browser))
      throw new AppError(cashierErrors.error_second_operator_needed);
  }

  private async insert(
    operator: OperatorCaller,
    { id }: DrawRow,
    result: string,
    state: 'waiting' | 'confirmed' | 'cleared',
  ): Promise<void> {
    await this.database.query(
      `insert into lottery.result_entry (draw, operator, browser, result, entered_at, state) values ($1, $2, $3, $4, $5, $6)`,
      [id, operator.id, await this.operators.browserOf(operator.session), result, this.clock.now(), state],
    );
  }

  private async end({ id }: Entry, state: 'confirmed' | 'cleared'): Promise<void> {
    await this.database.query('update lottery.result_entry set state = $2 where id = $1', [id, state]);
  }

  private async record(operator: OperatorCaller, draw: DrawRow, act: string, after: object): Promise<void> {
    await this.audit.record({ ...drawAuditEntry(operator, draw, act), after });
  }
}
