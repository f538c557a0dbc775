import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { POINTS_CURRENCY } from '#libs/money/currency';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { BrandRegistry } from '#libs/site/index';
import { earningsChanged } from '../common/rewards.events.js';
import { needsOf } from './level-of.js';

/** What play has earned a member and was not paid. Amounts in minor units. */
interface Row {
  member: string;
  points: string;
  rebate: string;
  progress: string;
  level: number;
}

const EARNINGS = `
  select m.member, coalesce(p.amount, 0) as points, greatest(coalesce(r.millionths, 0) / 1000000, 0) as rebate,
    coalesce(v.progress, ($4::bigint[])[v.level + 1], 0) as progress, coalesce(v.level, 0)::int as level
  from unnest($1::bigint[]) as m(member)
  left join rewards.level_view v on v.member = m.member
  left join rewards.accrual r on r.member = m.member and r.kind = 'rebate'
  left join ledger.account_view a on a.brand = $2 and a.owner = 'member' and a.member = m.member and a.kind = 'points' and a.currency = $3
  left join ledger.balance_view p on p.account = a.id
  order by m.member`;

@Injectable()
export class Earnings {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly events: Events,
  ) {}

  /** Of each of the members, in the caller's transaction or snapshot. */
  of(brand: string, members: string[]): Promise<Row[]> {
    const needs = needsOf(this.brands.byId(brand).settings).map(String);
    return this.database.query<Row>(EARNINGS, [members, brand, POINTS_CURRENCY, needs]);
  }

  /** Appends `earnings.changed` for each of the members, in the caller's transaction, and answers what it says. */
  async publish(brand: string, members: string[]): Promise<Row[]> {
    const { currency } = this.brands.byId(brand).settings;
    const rows = await this.of(brand, members);
    for (const { member, points, rebate, progress, level } of rows)
      await this.events.append(earningsChanged, member, brand, {
        points: Number(points),
        rebate: toWire(BigInt(rebate), currency),
        progress: toWire(BigInt(progress), currency),
        level,
        currency,
      });
    return rows;
  }
}
