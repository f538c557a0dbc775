import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Conditions, prefixPattern, uuidRange } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type CaseSearch, CaseSearches } from '../case-search.js';
import type { DepositState } from '../common/deposit-states.js';
import type { CreditProposal } from '../common/unmatched-payment.js';
import { PROPOSAL, type ProposalRow, proposalOf } from '../unmatched-payments/unmatched-payment-queries.js';

/** A report of a payment of another amount than ordered. */
export interface UnmatchedReport {
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

export interface DepositUnderReview {
  id: string;
  member: string;
  account: string;
  method: string;
  amount: bigint;
  fee: bigint;
  currency: Currency;
  status: DepositState;
  createdAt: Date;
  reports: UnmatchedReport[];
}

/** Unsettled payments in suspense, and reports whose amount cannot be posted. */
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

type ReportRow = Omit<UnmatchedReport, 'proposal' | 'amount'> &
  ProposalRow & { minor: string | null; amount: string | null };

/** Which deposits under review are listed; all of the brand by default. */
export interface ReviewFilter extends CaseSearch {
  brand: string;
  /** `proposed`: an operator has proposed to credit one of its payments; `open`: nobody has. */
  state?: 'open' | 'proposed';
  after?: string;
  pageSize: number;
}

const OLDEST_FIRST = new Keyset({ 'd.created_at': 'timestamptz', 'd.id': 'uuid' });
const TABLES = 'cashier.deposit d join members.member_view m on m.id = d.member';

/** Reads deposits under review, with the reported payments. */
@Injectable()
export class DepositReports {
  constructor(
    private readonly database: Database,
    private readonly search: CaseSearches,
  ) {}

  /** Oldest first, with all their reports. */
  async list(filter: ReviewFilter) {
    const conditions = this.conditions(filter);
    const [count] = await this.database.query<{ total: number }>(
      `select count(*)::int as total from ${TABLES} where ${conditions.sql}`,
      [...conditions.parameters],
    );
    OLDEST_FIRST.startAfter(conditions, filter.after);
    const { sql } = conditions;
    const found = await this.database.query<
      Omit<DepositUnderReview, 'amount' | 'fee' | 'reports'> & {
        amount: string;
        fee: string;
        cursorKey: string;
      }
    >(
      `select d.id, d.member, m.account, d.method, d.amount, d.fee, d.currency, d.status,
              d.created_at as "createdAt", ${OLDEST_FIRST.column}
       from ${TABLES} where ${sql}
       order by ${OLDEST_FIRST.order} limit ${conditions.parameter(filter.pageSize + 1)}`,
      conditions.parameters,
    );
    const { rows, next } = OLDEST_FIRST.page(found, filter.pageSize);
    const list: DepositUnderReview[] = [];
    for (const { amount, fee, cursorKey: _, ...row } of rows)
      list.push({
        ...row,
        amount: BigInt(amount),
        fee: BigInt(fee),
        reports: await this.of(row.id),
      });
    return { list, total: count?.total ?? 0, next };
  }

  async count(brand: string): Promise<number> {
    const [row] = await this.database.query<{ count: string }>(
      `select count(*) from cashier.deposit
       where brand = $1 and review_reason is not null and status <> 'paid'`,
      [brand],
    );
    return Number(row?.count ?? 0);
  }

  private conditions({ brand, state, search, ...filter }: ReviewFilter): Conditions {
    const conditions = new Conditions().add(
      `d.brand = ? and d.review_reason is not null and d.status <> 'paid'`,
      brand,
    );
    if (state)
      conditions.add(
        `${state === 'open' ? 'not ' : ''}exists (select from cashier.unmatched_payment u
           where u.deposit = d.id and u.status = 'proposed')`,
      );
    if (search !== undefined) {
      const prefix = prefixPattern(search);
      const range = uuidRange(search);
      conditions.add(
        `lower(m.account) like lower(?) or lower(d.payment_id) like lower(?)
         or exists (select from cashier.unmatched_payment u
           where u.deposit = d.id and u.status in ('open', 'proposed') and lower(u.payment_id) like lower(?))
         ${range ? 'or d.id between ? and ?' : ''}`,
        prefix,
        prefix,
        prefix,
        ...(range ?? []),
      );
    }
    const columns = { amount: 'd.amount', currency: 'd.currency', at: 'd.created_at' };
    return this.search.narrow(conditions, brand, filter, columns);
  }

  private async of(deposit: string): Promise<UnmatchedReport[]> {
    const rows = await this.database.query<ReportRow>(REPORTS, [deposit]);
    return rows.map(({ proposed, createsNewDeposit, by, as, minor, amount, ...row }) => ({
      ...row,
      amount: minor === null ? String(amount) : toWire(BigInt(minor), row.currency as Currency),
      proposal: proposalOf({ proposed, createsNewDeposit, by, as }),
    }));
  }
}
