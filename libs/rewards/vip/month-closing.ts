import { Injectable } from '@nestjs/common';
import { Members } from '#libs/members/index';
import type { Period } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { Earnings } from '../counting/earnings.js';
import { minorUnits, needsOf } from '../counting/level-of.js';

/** How many members are looked at in one transaction. */
const CHUNK = 200;

/** Lowers the levels that a month's play did not keep. */
@Injectable()
export class MonthClosing {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly earnings: Earnings,
  ) {}

  /**
   * Lowers those of the next members by one level, in a transaction of its own, whose valid bets of the month are below what keeps their
   * level, and who did not reach it in that month. Goes on after the member `after`; answers the last one that it looked at, or `null`.
   */
  async lowerSome(brand: string, { start, end }: Period, after: string): Promise<string | null> {
    const { settings } = this.brands.byId(brand);
    const keeps = minorUnits(settings.rewards.levels.keeps, settings.currency);
    return this.database.transaction(async () => {
      const looked = await this.database.query<{ member: string }>(
        `select member from rewards.vip where brand = $1 and level > 0 and member > $2 order by member limit $3 for update`,
        [brand, after, CHUNK],
      );
      const { rows: fallen } = await this.database.change<{ member: string; level: number }>(
        `update rewards.vip v set level = v.level - 1, progress = ($6::bigint[])[v.level], fell_at = $3, reached_at = null
         where v.member = any ($1::bigint[]) and coalesce(v.reached_at < $2, true) and coalesce(v.fell_at < $3, true)
           and ($5::bigint[])[v.level + 1] > 0 and ($5::bigint[])[v.level + 1] > (
             select coalesce(sum(p.valid_bet), 0) from rewards.play_day p where p.member = v.member
               and p.day >= ($2::timestamptz at time zone $4)::date and p.day < ($3::timestamptz at time zone $4)::date)
         returning v.member, v.level::int as level`,
        [
          looked.map(({ member }) => member),
          start,
          end,
          settings.timeZone,
          keeps.map(String),
          needsOf(settings).map(String),
        ],
      );
      const inOrder = fallen.toSorted((a, b) => Number(BigInt(a.member) - BigInt(b.member)));
      await this.members.setRanks(inOrder.map(({ member, level }) => ({ member, rank: level })));
      await this.earnings.publish(
        brand,
        inOrder.map(({ member }) => member),
      );
      return looked.at(-1)?.member ?? null;
    });
  }
}
