import { Injectable } from '@nestjs/common';
import { parseAmount, toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { periodOf } from '#libs/platform/clock/periods';
import type { ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import { withdrawalLimits } from '#libs/site/common/withdrawal-limits';
import { BrandRegistry } from '#libs/site/index';
import type { getVip, VipLevel } from '../common/vip.calls.js';

interface Row {
  level: number;
  /** `null` while nothing was counted. */
  progress: string | null;
  reachedAt: Date | null;
  monthBet: string;
  weekly: string;
  weekEnds: Date | null;
  checked: number | null;
}

/** Parameters: $1 member, $2 and $3 the month, $4 the time zone, $5 brand. */
const OWN_LEVEL = `
  select v.level::int as level, v.progress, v.reached_at as "reachedAt",
    (select coalesce(sum(valid_bet), 0) from rewards.play_day where member = v.member
      and day >= ($2::timestamptz at time zone $4)::date and day < ($3::timestamptz at time zone $4)::date) as "monthBet",
    (select greatest(coalesce(sum(millionths), 0), 0) from rewards.weekly_share where brand = $5 and member = v.member) as weekly,
    (select due_at from rewards.open_period where brand = $5 and code = 'W') as "weekEnds",
    (select max(c.level)::int from rewards.level_check c where c.member = v.member and c.level > v.level and c.status = 'waiting') as checked
  from rewards.level_view v where v.member = $1`;

/** Reads a member's VIP level. Snapshots carry the `seq` of the same moment. */
@Injectable()
export class VipQueries {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  get({ person, brand }: LoggedIn): Promise<ValueOf<typeof getVip>> {
    const { settings } = this.brands.byId(brand);
    const { currency, timeZone } = settings;
    const month = periodOf('M', this.clock.now(), timeZone);
    const levels = levelsOf(settings);
    return this.database.snapshot(async () => {
      const [row] = await this.database.query<Row>(OWN_LEVEL, [
        person,
        month.start,
        month.end,
        timeZone,
        brand,
      ]);
      const { head } = await this.events.range(person);
      if (!row) throw new Error('a member has a level');
      const isNew = row.reachedAt !== null && row.reachedAt >= month.start;
      return {
        currency,
        level: row.level,
        progress:
          row.progress === null
            ? (levels[row.level]?.needs ?? toWire(0n, currency))
            : toWire(BigInt(row.progress), currency),
        checked: row.checked,
        nextNeeds: levels[row.level + 1]?.needs ?? null,
        month: {
          bet: toWire(BigInt(row.monthBet), currency),
          keeps: isNew ? null : (levels[row.level]?.keeps ?? null),
          endsAt: month.end.toISOString(),
        },
        weekly: {
          amount: toWire(BigInt(row.weekly) / 1_000_000n, currency),
          paidAt: (row.weekEnds ?? periodOf('W', this.clock.now(), timeZone).end).toISOString(),
        },
        levels,
        seq: head,
      };
    });
  }
}

/** What each level needs and gives, from level 0. */
function levelsOf(settings: BrandSettings): VipLevel[] {
  const { rewards, currency } = settings;
  const { needs, keeps, upgrades, weeklyShares } = rewards.levels;
  const wire = (amount = '0') => toWire(parseAmount(amount, currency), currency);
  return needs.map((need, level) => {
    const { count, sum } = withdrawalLimits(settings, level);
    return {
      level,
      withdrawalsPerDay: count,
      withdrawnPerDay: sum === null ? null : toWire(sum, currency),
      needs: wire(need),
      keeps: level > 0 && Number(keeps[level]) > 0 ? wire(keeps[level]) : null,
      upgrade: wire(upgrades[level]),
      weeklyShare: weeklyShares[level] ?? 0,
      rebateShares: Object.fromEntries(
        Object.entries(rewards.rebate.shares).map(([type, shares]) => [type, shares[level] ?? 0]),
      ),
    };
  });
}
