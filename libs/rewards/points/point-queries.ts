import { Injectable } from '@nestjs/common';
import { parseAmount, toWire } from '#libs/money/amount';
import { digitsOf, POINTS_CURRENCY } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import type {
  getPointBalance,
  getPointConfig,
  getPointHistory,
  PointChange,
} from '../common/points.calls.js';
import { Earnings } from '../counting/earnings.js';

/** Parameters: $1 brand, $2 member, $3 the currency of points. */
const ACCOUNT = `(select id from ledger.account_view
  where brand = $1 and owner = 'member' and member = $2 and kind = 'points' and currency = $3)`;

interface ChangeRow {
  referenceNo: string;
  at: Date;
  kind: string;
  changed: string;
  balance: string;
  names: Record<string, string> | null;
  remark: string | null;
}

const TYPES: Record<string, PointChange['type']> = {
  'points-earned': 'earned',
  'points-converted': 'converted',
  'points-redeemed': 'redeemed',
  'points-refunded': 'refunded',
};

/** Reads a member's points. Snapshots carry the `seq` of the same moment. */
@Injectable()
export class PointQueries {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly events: Events,
    private readonly earnings: Earnings,
  ) {}

  balance({ brand, person }: LoggedIn): Promise<ValueOf<typeof getPointBalance>> {
    return this.database.snapshot(async () => {
      const [row] = await this.earnings.of(brand, [person]);
      const { head } = await this.events.range(person);
      return { currentPoints: Number(row?.points ?? 0), unit: POINTS_CURRENCY, seq: head };
    });
  }

  config({ brand }: LoggedIn): ValueOf<typeof getPointConfig> {
    const { currency, rewards } = this.brands.byId(brand).settings;
    const { worth, stakePerPoint, convertMin } = rewards.points;
    return {
      currency,
      worth,
      pointsRatio: 10 ** digitsOf(currency) / Number(parseAmount(worth, currency)),
      earning: Object.entries(stakePerPoint)
        .filter(([, stake]) => Number(stake) > 0)
        .map(([type, stake]) => ({ type, stake: toWire(parseAmount(stake, currency), currency) })),
      convertMin,
    };
  }

  async history(
    { brand, person }: LoggedIn,
    { pageNo, pageSize }: InputOf<typeof getPointHistory>,
  ): Promise<ValueOf<typeof getPointHistory>> {
    const of = [brand, person, POINTS_CURRENCY];
    const rows = await this.database.query<ChangeRow>(
      `select t.reference as "referenceNo", t.at, t.kind, p.amount as changed, p.balance_after as balance,
         r.names, case when t.kind = 'points-refunded' then r.remark end as remark
       from ledger.posting_view p join ledger.transaction_view t on t.id = p.transaction
         left join rewards.redemption r on r.id = case when t.kind in ('points-redeemed', 'points-refunded') then t.reference::uuid end
       where p.account = ${ACCOUNT} order by p.transaction desc limit $4 offset $5`,
      [...of, pageSize, (pageNo - 1) * pageSize],
    );
    const [count] = await this.database.query<{ total: number }>(
      `select count(*)::int as total from ledger.posting_view where account = ${ACCOUNT}`,
      of,
    );
    const total = count?.total ?? 0;
    return { list: rows.map(changeOf), total, totalPages: totalPages(total, pageSize) };
  }
}

const changeOf = ({ referenceNo, at, kind, changed, balance, names, remark }: ChangeRow): PointChange => ({
  referenceNo,
  applicationTime: at.toISOString(),
  type: TYPES[kind] ?? 'given',
  names: names ?? {},
  remark,
  pointsChanged: Number(changed),
  pointsBalance: Number(balance),
});
