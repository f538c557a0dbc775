import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { lotteryErrors } from '../common/lottery.errors.js';
import { type DrawRow, readDraws } from './draw-row.js';

const ON_SALE = `d.brand = $1 and d.game = $2 and d.status in ('planned', 'open') and d.close_at > $3`;

/** Draws that can be bet on. */
@Injectable()
export class DrawsOnSale {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError 404 for a number without a draw, 422 if its sale is over */
  async require(brand: string, game: string, drawNo: string): Promise<DrawRow> {
    const [draw] = await readDraws(this.database, 'where d.brand = $1 and d.game = $2 and d.draw_no = $3', [
      brand,
      game,
      drawNo,
    ]);
    if (!draw) throw new AppError(platformErrors.error_not_found);
    if ((draw.status !== 'planned' && draw.status !== 'open') || draw.closeAt <= this.clock.now())
      throw await this.closed(brand, game);
    return draw;
  }

  /** The next ones, in the order of their times; from one of them on, if it is given. */
  list(brand: string, game: string, count: number, from?: string): Promise<DrawRow[]> {
    return readDraws(
      this.database,
      `where ${ON_SALE} and ($5::text is null or d.draw_at >= (
         select f.draw_at from lottery.draw f where f.brand = $1 and f.game = $2 and f.draw_no = $5))
       order by d.draw_at limit $4`,
      [brand, game, this.clock.now(), count, from ?? null],
    );
  }

  /** The refusal of a bet that came too late, with the draw that is on sale now. */
  async closed(brand: string, game: string): Promise<AppError> {
    const [next] = await this.list(brand, game, 1);
    return new AppError(lotteryErrors.error_draw_closed, {
      params: { next: next?.drawNo ?? '' },
      value: { next: next?.drawNo ?? null },
    });
  }
}
