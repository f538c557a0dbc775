import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { DepositState } from './common/deposit-states.js';
import type { CreditProposal } from './common/unmatched-payment.js';
import { PROPOSAL, type ProposalRow, proposalOf } from './unmatched-payment-record.js';

/** A report that the provider has money, of another amount than ordered. */
export interface ReviewedReport {
  event: string;
  /** The payment in suspense; `null` for a report that cannot be posted, whose amount is as the provider wrote it. */
  unmatched: string | null;
  /** Whether something is left after the fee, in the currency of the order. */
  creditable: boolean;
  proposal: CreditProposal | null;
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
  reports: ReviewedReport[];
}

/** Those that operators have not settled, and those that no ledger can take. */
const REPORTS = `
  select u.event_id as event, u.id as unmatched, u.payment_id as payment, u.amount::text as minor, null as amount,
         u.currency, u.received_at as "receivedAt", u.currency = d.currency and u.amount > d.fee as creditable,
         ${PROPOSAL.columns}
  from cashier.unmatched_payment u join cashier.deposit d on d.id = u.deposit ${PROPOSAL.joins}
  where u.deposit = $1 and u.status in ('open', 'proposed')
  union all
  select a.event_id, null, a.body->>'payment_id', null, a.body->>'amount', a.body->>'currency', a.at, false,
         null, null, null, null
  from cashier.payment_alert a where a.kind = 'unreadable-amount' and a.body->>'reference' = $1::text
  order by "receivedAt" desc limit 20`;

type ReportRow = Omit<ReviewedReport, 'proposal' | 'amount'> &
  ProposalRow & { minor: string | null; amount: string | null };

/** Deposits under review, and what the provider reported on them. */
@Injectable()
export class DepositReports {
  constructor(private readonly database: Database) {}

  /** Oldest first, with all their reports. */
  async list(brand: string, pageNo: number, pageSize: number) {
    const total = await this.count(brand);
    const rows = await this.database.query<
      Omit<ReviewedDeposit, 'amount' | 'fee' | 'reports'> & { amount: string; fee: string }
    >(
      `select d.id, d.member, m.account, d.method, d.amount, d.fee, d.currency, d.status,
              d.created_at as "createdAt"
       from cashier.deposit d join identity.member m on m.id = d.member
       where d.brand = $1 and d.review_reason is not null and d.status <> 'paid'
       order by d.created_at, d.id limit $2 offset $3`,
      [brand, pageSize, (pageNo - 1) * pageSize],
    );
    const list: ReviewedDeposit[] = [];
    for (const { amount, fee, ...row } of rows)
      list.push({
        ...row,
        amount: BigInt(amount),
        fee: BigInt(fee),
        reports: await this.of(row.id),
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

  private async of(deposit: string): Promise<ReviewedReport[]> {
    const rows = await this.database.query<ReportRow>(REPORTS, [deposit]);
    return rows.map(({ proposed, extra, by, as, minor, amount, ...row }) => ({
      ...row,
      amount: minor === null ? String(amount) : toWire(BigInt(minor), row.currency as Currency),
      proposal: proposalOf({ proposed, extra, by, as }),
    }));
  }
}
