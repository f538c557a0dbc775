import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import type { getDelivery, getPointRewards, getRedeemList } from '../common/mall.calls.js';
import { type Delivery, type GoodsTerms, type GoodsType, textIn } from '../common/mall.js';
import { RedemptionRow } from './redemption.entity.js';
import { RedemptionViews } from './redemption-views.js';

/** More goods than an operator lists. */
const MOST_GOODS = 500;

interface GoodsRow {
  id: string;
  type: GoodsType;
  texts: GoodsTerms['texts'];
  amount: string | null;
  points: string;
  amountRequired: string;
  left: number;
  perMember: number | null;
  redeemed: number;
  image: string | null;
  version: number;
}

/** Reads the points mall for members. Snapshots carry the `seq` of the same moment. */
@Injectable()
export class MallQueries {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly brands: BrandRegistry,
    private readonly views: RedemptionViews,
  ) {}

  rewards(
    { brand, person }: LoggedIn,
    { language }: InputOf<typeof getPointRewards>,
  ): Promise<ValueOf<typeof getPointRewards>> {
    const { currency, defaultLanguage } = this.brands.byId(brand).settings;
    return this.database.snapshot(async () => {
      const rows = await this.database.query<GoodsRow>(
        `select g.id, g.type, g.texts, g.amount, g.points_required as points, g.amount_required as "amountRequired",
           g.stock - g.taken as left, g.per_member as "perMember", g.image, g.version, coalesce(r.pieces, 0)::int as redeemed
         from rewards.goods g
         left join lateral (select sum(quantity) as pieces from rewards.redemption
           where goods = g.id and member = $2 and status <> 'rejected' and reward is null) r on true
         where g.brand = $1 and g.listed order by g.points_required, g.id limit ${MOST_GOODS}`,
        [brand, person],
      );
      const { head } = await this.events.range(person);
      const list = rows.map(({ texts, amount, points, amountRequired, left, ...row }) => {
        const text = textIn(texts, language, defaultLanguage);
        return {
          ...row,
          name: text?.name ?? '',
          remark: text?.remark ?? '',
          amount: amount === null ? null : toWire(BigInt(amount), currency),
          unit: currency,
          pointsRequired: Number(points),
          amountRequired: toWire(BigInt(amountRequired), currency),
          quantity: left,
        };
      });
      return { list, seq: head };
    });
  }

  redemptions(
    { person: member }: LoggedIn,
    { pageNo, pageSize }: InputOf<typeof getRedeemList>,
  ): Promise<ValueOf<typeof getRedeemList>> {
    return this.database.snapshot(async () => {
      const [rows, total] = await this.database.manager.findAndCount(RedemptionRow, {
        where: { member },
        order: { createdAt: 'desc', id: 'desc' },
        take: pageSize,
        skip: (pageNo - 1) * pageSize,
      });
      const { head } = await this.events.range(member);
      return {
        list: await this.views.forMember(rows),
        total,
        totalPages: totalPages(total, pageSize),
        seq: head,
      };
    });
  }

  /** @throws AppError 404 for a redemption that is another's */
  async delivery(
    { person }: LoggedIn,
    { redemption }: InputOf<typeof getDelivery>,
  ): Promise<ValueOf<typeof getDelivery>> {
    const [row] = await this.database.query<{ delivery: Delivery | null }>(
      redemption === undefined
        ? `select delivery from rewards.redemption where member = $1 and delivery is not null
           order by created_at desc, id desc limit 1`
        : 'select delivery from rewards.redemption where member = $1 and id = $2',
      redemption === undefined ? [person] : [person, redemption],
    );
    if (!row && redemption !== undefined) throw new AppError(platformErrors.error_not_found);
    return { delivery: row?.delivery ?? null };
  }
}
