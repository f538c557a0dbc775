import { Injectable } from '@nestjs/common';
import type { Currency } from '#libs/money/currency';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { DepositState } from './common/deposit-states.js';
import type { Deposit } from './deposit.entity.js';

/** A report that the provider has money, of another amount than ordered. Amounts as it wrote them. */
export interface PaidReport {
  event: string;
  payment: string;
  amount: string;
  currency: string;
  receivedAt: Date;
}

export interface ReviewedDeposit {
  id: string;
  member: string;
  account: string;
  method: string;
  amount: bigint;
  fee: bigint;
  currency: Currency;
  status: DepositState;
  createdAt: Date;
  reports: PaidReport[];
}

const REPORTS = `
  select event_id as event, body->>'payment_id' as payment, body->>'amount' as amount,
         body->>'currency' as currency, received_at as "receivedAt"
  from cashier.provider_event
  where provider = $1 and body->>'reference' = $2 and body->>'type' = 'payment.paid' and outcome = 'other amount'`;

/** Deposits under review, and what the provider reported on them. */
@Injectable()
export class DepositReports {
  constructor(private readonly database: Database) {}

  /** Oldest first, with all their reports. */
  async list(brand: string, pageNo: number, pageSize: number) {
    const total = await this.count(brand);
    const rows = await this.database.query<
      Omit<ReviewedDeposit, 'amount' | 'fee' | 'reports'> & { provider: string; amount: string; fee: string }
    >(
      `select d.id, d.member, m.account, d.method, d.provider, d.amount, d.fee, d.currency, d.status,
              d.created_at as "createdAt"
       from cashier.deposit d join identity.member m on m.id = d.member
       where d.brand = $1 and d.review_reason is not null and d.status <> 'paid'
       order by d.created_at, d.id limit $2 offset $3`,
      [brand, pageSize, (pageNo - 1) * pageSize],
    );
    const list: ReviewedDeposit[] = [];
    for (const { provider, amount, fee, ...row } of rows)
      list.push({
        ...row,
        amount: BigInt(amount),
        fee: BigInt(fee),
        reports: await this.of(provider, row.id),
      });
    return { list, total, totalPages: totalPages(total, pageSize) };
  }

  async count(brand: string): Promise<number> {
    const [row] = await this.database.query<{ count: string }>(
      `select count(*) from cashier.deposit
       where brand = $1 and review_reason is not null and status <> 'paid'`,
      [brand],
    );
    return Number(row?.count ?? 0);
  }

  async find(deposit: Deposit, event: string): Promise<PaidReport | undefined> {
    const [report] = await this.database.query<PaidReport>(`${REPORTS} and event_id = $3`, [
      deposit.provider,
      deposit.id,
      event,
    ]);
    return report;
  }

  async credited(deposit: Deposit, event: string): Promise<void> {
    await this.database.query(
      `update cashier.provider_event set outcome = 'credited by hand' where provider = $1 and event_id = $2`,
      [deposit.provider, event],
    );
  }

  private of(provider: string, deposit: string): Promise<PaidReport[]> {
    return this.database.query<PaidReport>(`${REPORTS} order by received_at desc limit 20`, [
      provider,
      deposit,
    ]);
  }
}
