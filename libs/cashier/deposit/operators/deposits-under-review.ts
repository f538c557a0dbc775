import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Conditions, prefixPattern, uuidRange } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import type { DepositState } from '../../common/deposit-states.js';
import type { CreditProposal } from '../../common/unmatched-payment.js';
import { type ListFilter, ListFilters } from '../../list-filter.js';
import {
  PAYMENT_CREDITED,
  PROPOSAL,
  type ProposalRow,
  proposalOf,
} from '../../unmatched-payments/unmatched-payment-queries.js';

/** A payment that was reported for the deposit and that it was not credited with. */
export interface UnmatchedReport {
  event: string;
  /** The payment in suspense; `null` for a report that cannot be posted, whose amount is as the provider wrote it. */
  unmatched: string | null;
  /** Whether it could be credited: in the deposit's currency, above the fee, and no other report of the payment is credited. */
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

/** Payments in suspense, and reports whose amount cannot be posted: the newest twenty of each deposit. */
const REPORTS = `
  select o.deposit, r.* from unnest($1::uuid[]) o(deposit), lateral (
  select u.event_id as event, u.id as unmatched, u.payment_id as payment, u.amount::text as minor, null as amount,
         u.currency, u.received_at as "receivedAt",
         u.currency = d.currency and u.amount > d.fee and not ${PAYMENT_CREDITED} as creditable, ${PROPOSAL.columns}
  from cashier.unmatched_payment u join cashier.deposit d on d.id = u.deposit ${PROPOSAL.joins}
  where u.deposit = o.deposit and u.status in ('open', 'proposed')
  union all
  select a.event_id, null, a.body->>'payment_id', null, a.body->>'amount', a.body->>'currency', a.at, false,
         null, null, null, null
  from cashier.payment_alert a where a.kind = 'unreadable-amount' and a.body->>'reference' = o.deposit::text
  order by "receivedAt" desc limit 20) r
  order by r."receivedAt" desc`;

type ReportRow = Omit<UnmatchedReport, 'proposal' | 'amount'> &
  ProposalRow & { deposit: string; minor: string | null; amount: string | null };

type DepositRow = Omit<DepositUnderReview, 'amount' | 'fee' | 'reports'> & { amount: string; fee: string };

/** Which deposits under review are listed; all of the brand by default. */
export interface ReviewFilter extends ListFilter, KeysetPage {
  brand: string;
  /** `proposed`: an operator has proposed to credit one of its payments; `open`: nobody has. */
  state?: 'open' | 'proposed';
}

const OLDEST_FIRST = new Keyset({ 'd.created_at': 'timestamptz', 'd.id': 'uuid' });
const TABLES = 'cashier.deposit d join members.member_view m on m.id = d.member';

/** Reads deposits under review for operators, with the reported payments. */
@Injectable()
export class DepositsUnderReview {
  constructor(
    private readonly database: Database,
    private readonly filters: ListFilters,
  ) {}

  /** Oldest first, each with its newest twenty reports. */
  async list(filter: ReviewFilter) {
    const deposits = {
      columns: `d.id, d.member, m.account, d.method, d.amount, d.fee, d.currency, d.status, d.created_at as "createdAt"`,
      from: TABLES,
      conditions: this.conditions(filter),
      order: OLDEST_FIRST,
    };
    const { rows, ...page } = await readKeysetPage<DepositRow>(this.database, deposits, filter);
    const reports = await this.reportsOf(rows.map(({ id }) => id));
    const list = rows.map(
      ({ amount, fee, ...row }): DepositUnderReview => ({
        ...row,
        amount: BigInt(amount),
        fee: BigInt(fee),
        reports: reports.get(row.id) ?? [],
      }),
    );
    return { list, ...page };
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
    return this.filters.narrow(conditions, brand, filter, columns);
  }

  /** By deposit. */
  private async reportsOf(deposits: string[]): Promise<Map<string, UnmatchedReport[]>> {
    const reports = new Map<string, UnmatchedReport[]>();
    if (deposits.length === 0) return reports;
    const rows = await this.database.query<ReportRow>(REPORTS, [deposits]);
    for (const {
      deposit,
      proposed,
      createsNewDeposit,
      proposedBy,
      proposedAs,
      minor,
      amount,
      ...row
    } of rows) {
      const report = {
        ...row,
        amount: minor === null ? String(amount) : toWire(BigInt(minor), row.currency as Currency),
        proposal: proposalOf({ proposed, createsNewDeposit, proposedBy, proposedAs }),
      };
      reports.set(deposit, [...(reports.get(deposit) ?? []), report]);
    }
    return reports;
  }
}
