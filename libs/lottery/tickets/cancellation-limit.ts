import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { lotteryErrors } from '../common/lottery.errors.js';

/** Tickets and chases of one game, together, that a member may cancel on one day of the brand's time zone. */
const MOST_A_DAY = 20;

interface Cancelling {
  brand: string;
  member: string;
  game: string;
}

/** Keeps members from holding numbers against others, by filling them and cancelling before the close. */
@Injectable()
export class CancellationLimit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** One member's cancellations take turns until COMMIT. @throws AppError 422 after the last one of the day */
  async assertNotUsed({ brand, member, game }: Cancelling): Promise<void> {
    await this.database.query(
      `select pg_advisory_xact_lock(hashtextextended('lottery.cancellations ' || $1, 0))`,
      [member],
    );
    const [row] = await this.database.query<{ count: number }>(
      `with day as (select date_trunc('day', $3::timestamptz at time zone $4) at time zone $4 as began)
       select (
         select count(*) from lottery.ticket, day where member = $1 and game = $2 and chase is null and status = 'cancelled' and changed_at >= began
       )::int + (
         select count(*) from lottery.chase, day where member = $1 and game = $2 and status = 'cancelled' and ended_at >= began
       )::int as count`,
      [member, game, this.clock.now(), this.brands.byId(brand).settings.timeZone],
    );
    if ((row?.count ?? 0) >= MOST_A_DAY) throw new AppError(lotteryErrors.error_ticket_cancellations_used);
  }
}
