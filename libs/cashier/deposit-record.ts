import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { Refusal } from '#libs/platform/http/refusal';
import type { LanguageCode } from '#libs/site/common/locales';
import type { DepositSummary, getDeposit, listDeposits } from './common/deposit.calls.js';
import { type DepositState, isPayable } from './common/deposit-states.js';
import { Deposit } from './deposit.entity.js';
import { PaymentProviders } from './payment-providers.js';

/** A member's deposits as they are shown. Snapshots carry the `seq` of the same moment. */
@Injectable()
export class DepositRecord {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly providers: PaymentProviders,
  ) {}

  list(member: string, pageNo: number, pageSize: number): Promise<ValueOf<typeof listDeposits>> {
    return this.database.snapshot(async () => {
      const [rows, total] = await this.database.manager.findAndCount(Deposit, {
        where: { member },
        order: { createdAt: 'DESC', id: 'DESC' },
        skip: (pageNo - 1) * pageSize,
        take: pageSize,
      });
      const { head } = await this.events.range(member);
      return { list: rows.map(summaryOf), total, totalPages: totalPages(total, pageSize), seq: head };
    });
  }

  /** The way to pay it is in the `language`. @throws Refusal 404 where the member has no such deposit */
  one(member: string, id: string, language: LanguageCode): Promise<ValueOf<typeof getDeposit>> {
    return this.database.snapshot(async () => {
      const deposit = await this.database.manager.findOneBy(Deposit, { id, member });
      if (!deposit) throw new Refusal(platformErrors.error_not_found);
      const steps = await this.database.query<{ status: DepositState; at: Date }>(
        'select status, at from cashier.deposit_step where deposit = $1 order by step',
        [id],
      );
      const { head } = await this.events.range(member);
      const summary = summaryOf(deposit);
      return {
        ...summary,
        payUrl: isPayable(summary)
          ? (this.providers.find(deposit.provider)?.payUrl(deposit, language) ?? null)
          : null,
        timeline: steps.map((step) => ({ status: step.status, at: step.at.toISOString() })),
        seq: head,
      };
    });
  }
}

export function summaryOf(deposit: Deposit): DepositSummary {
  return {
    id: deposit.id,
    method: deposit.method,
    amount: toWire(deposit.amount, deposit.currency),
    fee: toWire(deposit.fee, deposit.currency),
    currency: deposit.currency,
    status: deposit.status,
    underReview: deposit.reviewReason !== null,
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
  };
}
