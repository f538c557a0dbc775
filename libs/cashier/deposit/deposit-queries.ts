import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import type { ActorKind } from '#libs/platform/common/actor-kind';
import type { ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LanguageCode } from '#libs/site/common/locales';
import type { DepositDetail, DepositSummary, getDeposit, listDeposits } from '../common/deposit.calls.js';
import { type DepositState, isPayable } from '../common/deposit-states.js';
import { PaymentProviders } from '../provider-events/payment-providers.js';
import { Deposit } from './deposit.entity.js';

/** Reads deposits for members. Snapshots contain the `seq` of the same moment. */
@Injectable()
export class DepositQueries {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
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

  /** The member's latest deposits at the brand, newest first. */
  async latest(brand: string, member: string, count: number): Promise<DepositSummary[]> {
    const rows = await this.database.manager.find(Deposit, {
      where: { brand, member },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: count,
    });
    return rows.map(summaryOf);
  }

  /** The provider's page is in `language`. @throws AppError 404 if the member has no such deposit */
  get(member: string, id: string, language: LanguageCode): Promise<ValueOf<typeof getDeposit>> {
    return this.database.snapshot(async () => {
      const deposit = await this.database.manager.findOneBy(Deposit, { id, member });
      if (!deposit) throw new AppError(platformErrors.error_not_found);
      const { head } = await this.events.range(member);
      const summary = summaryOf(deposit);
      return {
        ...summary,
        payUrl: isPayable(summary, this.clock.now().getTime())
          ? this.providers.payUrl(deposit, language)
          : null,
        timeline: await timelineOf(this.database, id),
        seq: head,
      };
    });
  }
}

/** The deposit's states, oldest first. */
export async function timelineOf(database: Database, id: string): Promise<DepositDetail['timeline']> {
  const steps = await database.query<{ status: DepositState; at: Date; by: ActorKind | null }>(
    'select status, at, by from cashier.deposit_step where deposit = $1 order by step',
    [id],
  );
  return steps.map(({ status, at, by }) => ({ status, at: at.toISOString(), by }));
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
