import { Injectable } from '@nestjs/common';
import { maskedAccount } from '#libs/members/common/masked-account';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import type { Winner } from '../common/winners.calls.js';

interface WinRow extends Omit<Winner, 'winAmount' | 'time' | 'currency'> {
  payout: string;
  currency: Currency;
  settledAt: Date;
}

/**
 * Takes the largest wins of every UTC hour from the index `round_winners`, and the largest of those. The first and the
 * last hour may belong to the day only in part.
 */
const LARGEST_WINS = `
  with day as (
    select date_trunc('day', $2::timestamptz at time zone $3) at time zone $3 as starts,
           (date_trunc('day', $2::timestamptz at time zone $3) + interval '1 day') at time zone $3 as ends),
  largest as (
    select win.id from day,
      generate_series(date_bin('1 hour', starts, 'epoch'::timestamptz), ends, interval '1 hour') as hour,
      lateral (
        select r.id, r.payout from games.round r
        where r.brand = $1 and r.currency = $6 and r.status = 'settled' and r.payout > r.stake and r.stake > 0
          and date_bin('1 hour', r.settled_at, 'epoch'::timestamptz) = hour
          and r.settled_at >= starts and r.settled_at < ends
          and ($4::text is null or r.node_id = any (array(
            select t.node_id from games.title t where t.brand = $1 and t.game_type = $4)))
        order by r.payout desc, r.id limit $5) win
    order by win.payout desc, win.id limit $5)
  select t.node_id as "nodeId", t.game_code as game, t.names as "gameNames", t.game_type as "gameType", t.scene,
         m.account, r.payout, r.currency, r.settled_at as "settledAt"
  from largest join games.round r on r.id = largest.id
  join games.title t on t.node_id = r.node_id join members.member_view m on m.id = r.member
  order by r.payout desc, r.id`;

/** The board of today's largest wins of real money. */
@Injectable()
export class Winners {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** The day is a calendar day in the brand's time zone. */
  async today(brand: string, limit: number, gameType?: string): Promise<Winner[]> {
    const { timeZone, currency } = this.brands.byId(brand).settings;
    const rows = await this.database.query<WinRow>(LARGEST_WINS, [
      brand,
      this.clock.now(),
      timeZone,
      gameType ?? null,
      limit,
      currency,
    ]);
    return rows.map(({ payout, settledAt, ...row }) => ({
      ...row,
      account: maskedAccount(row.account),
      winAmount: toWire(BigInt(payout), row.currency),
      time: settledAt.toISOString(),
    }));
  }
}
