import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import type { getRebate, listRebatePayments, RebatePayment } from '../common/rebate.calls.js';

interface PaymentRow extends Omit<RebatePayment, 'amount' | 'at' | 'currency'> {
  amount: string;
  currency: Currency;
  at: Date;
}

/** Reads a member's rebates. Snapshots carry the `seq` of the same moment. */
@Injectable()
export class RebateQueries {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly events: Events,
  ) {}

  get({ person, brand }: LoggedIn): Promise<ValueOf<typeof getRebate>> {
    const { currency, rewards } = this.brands.byId(brand).settings;
    return this.database.snapshot(async () => {
      const shares = await this.database.query<{ type: string; bet: string; millionths: string }>(
        'select game_type as type, valid_bet as bet, millionths from rewards.rebate_share where member = $1',
        [person],
      );
      const [sum] = await this.database.query<{ millionths: string; dueAt: Date | null; level: number }>(
        `select coalesce(a.millionths, 0) as millionths, a.due_at as "dueAt", coalesce(v.level, 0)::int as level
         from (select $1::bigint as id) m left join rewards.accrual a on a.member = m.id and a.kind = 'rebate'
         left join rewards.level_view v on v.member = m.id`,
        [person],
      );
      const { head } = await this.events.range(person);
      const wire = (millionths: string) => toWire(BigInt(millionths) / 1_000_000n, currency);
      const byType = new Map(shares.map((share) => [share.type, share]));
      return {
        currency,
        types: Object.entries(rewards.rebate.shares).map(([type, ofLevels]) => ({
          type,
          validBet: toWire(BigInt(byType.get(type)?.bet ?? 0), currency),
          share: ofLevels[sum?.level ?? 0] ?? 0,
          amount: wire(byType.get(type)?.millionths ?? '0'),
        })),
        claimable: wire(sum && !sum.millionths.startsWith('-') ? sum.millionths : '0'),
        claimMin: rewards.rebate.claimMin,
        paidAt: sum?.dueAt?.toISOString() ?? null,
        seq: head,
      };
    });
  }

  async payments(
    { person }: LoggedIn,
    { pageNo, pageSize }: InputOf<typeof listRebatePayments>,
  ): Promise<ValueOf<typeof listRebatePayments>> {
    const rows = await this.database.query<PaymentRow>(
      `select id, kind, currency, amount, at from rewards.rebate_payment where member = $1 order by id desc limit $2 offset $3`,
      [person, pageSize, (pageNo - 1) * pageSize],
    );
    const [count] = await this.database.query<{ total: number }>(
      'select count(*)::int as total from rewards.rebate_payment where member = $1',
      [person],
    );
    const total = count?.total ?? 0;
    const list = rows.map(({ amount, at, ...row }) => ({
      ...row,
      amount: toWire(BigInt(amount), row.currency),
      at: at.toISOString(),
    }));
    return { list, total, totalPages: totalPages(total, pageSize) };
  }
}
