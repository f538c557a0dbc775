import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Database } from '#libs/platform/database/database';
import { invalidInput } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Boards } from '#libs/platform/push/boards';
import { drawOpened } from '../common/draws.events.js';
import { findGame } from '../common/games.js';
import { isNumberRule, type NumberPrice } from '../common/lines/number-prices.js';
import { rulesOf } from '../common/rules/rules.js';
import { drawAuditEntry } from '../draws/draw-audit-entry.js';
import type { DrawRow } from '../draws/draw-row.js';
import { drawMoveNotAllowed, lockDraw } from '../draws/lock-draw.js';

/** Numbers of a draw that may have a price of their own. */
const MOST_NUMBERS = 500;

export interface NumbersOfRule {
  rule: string;
  numbers: readonly string[];
  /** Full takes their price away. */
  price: NumberPrice | 'full';
}

/** Sets what numbers of a draw cost from then on; tickets keep the odds that they were sold at. */
@Injectable()
export class NumberPriceChanges {
  constructor(
    private readonly database: Database,
    private readonly boards: Boards,
    private readonly audit: Audit,
  ) {}

  /**
   * In the caller's transaction, under the draw's lock: who buys meanwhile is priced anew.
   * @throws AppError 400 for a rule without such numbers, for a number that is none of its, and for too many; 404; 409 once the sale is over
   */
  async set(
    operator: OperatorCaller,
    id: string,
    { rule, numbers, price }: NumbersOfRule,
    reason: string,
  ): Promise<void> {
    const draw = await lockDraw(this.database, operator.brand, id);
    if (draw.status !== 'planned' && draw.status !== 'open') throw drawMoveNotAllowed(draw);
    assertNumbers(draw, rule, numbers);
    await this.database.query(
      'delete from lottery.number_price where draw = $1 and rule = $2 and number = any($3::text[])',
      [id, rule, numbers],
    );
    if (price !== 'full')
      await this.database.query(
        'insert into lottery.number_price (draw, rule, number, price) select $1, $2, n, $4 from unnest($3::text[]) n',
        [id, rule, numbers, price],
      );
    await this.assertNotTooMany(id);
    await this.database.query('update lottery.draw set price_version = price_version + 1 where id = $1', [
      id,
    ]);
    this.boards.changed(drawOpened, draw.brand);
    await this.audit.record({
      ...drawAuditEntry(operator, draw, 'numbers-priced'),
      after: { rule, numbers, price, reason },
    });
  }

  private async assertNotTooMany(draw: string): Promise<void> {
    const [row] = await this.database.query<{ count: number }>(
      'select count(*)::int as count from lottery.number_price where draw = $1',
      [draw],
    );
    if ((row?.count ?? 0) > MOST_NUMBERS) throw invalidInput([{ field: 'numbers', code: 'field_invalid' }]);
  }
}

function assertNumbers({ game }: DrawRow, code: string, numbers: readonly string[]): void {
  const played = findGame(game);
  const rule = played?.prizeModes.flatMap((mode) => rulesOf(played, mode)).find((one) => one.code === code);
  if (!rule || !isNumberRule(rule)) throw invalidInput([{ field: 'rule', code: 'field_invalid' }]);
  const [row] = rule.rows;
  if (numbers.some((number) => row?.tokens.placeOf(number) === null))
    throw invalidInput([{ field: 'numbers', code: 'field_invalid' }]);
}
