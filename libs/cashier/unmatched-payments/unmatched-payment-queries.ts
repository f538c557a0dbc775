import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Conditions, prefixPattern, uuidRange } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import type { DepositState } from '../common/deposit-states.js';
import type {
  CreditProposal,
  UnmatchedPaymentView,
  UnmatchedReason,
  UnmatchedState,
} from '../common/unmatched-payment.js';
import { type ListFilter, ListFilters } from '../list-filter.js';

/** A deposit as `named` selects it; its amount in minor units. */
interface Named {
  id: string;
  member: string;
  account: string;
  amount: string;
  currency: Currency;
  status: DepositState;
}

export interface ProposalRow {
  proposed: Named | null;
  createsNewDeposit: boolean | null;
  /** Id and user name of the operator who proposed. */
  proposedBy: string | null;
  proposedAs: string | null;
}

interface Row extends ProposalRow {
  id: string;
  reason: UnmatchedReason;
  provider: string;
  paymentId: string;
  reference: string;
  amount: string;
  currency: Currency;
  receivedAt: Date;
  status: UnmatchedState;
  deposit: Named | null;
  paymentCredited: boolean;
}

/** A deposit with its member's name, in SQL; amounts as text, since JSON would round them. */
const named = (deposit: string, member: string) => `case when ${deposit}.id is not null then
  jsonb_build_object('id', ${deposit}.id, 'member', ${deposit}.member::text, 'account', ${member}.account, 'amount', ${deposit}.amount::text,
    'currency', ${deposit}.currency, 'status', ${deposit}.status) end`;

/** Columns of the proposal of an unmatched payment `u`, and the joins that they need. */
export const PROPOSAL = {
  columns: `${named('pd', 'pm')} as proposed, u.proposed_extra as "createsNewDeposit", u.proposed_by as "proposedBy",
    u.proposed_as as "proposedAs"`,
  joins:
    'left join cashier.deposit pd on pd.id = u.proposed_deposit left join members.member_view pm on pm.id = pd.member',
};

/** Whether the brand has credited another report of the unmatched payment `u`, in SQL. */
export const PAYMENT_CREDITED = `exists (select from cashier.deposit c
  where c.payment_id = u.payment_id and c.provider = u.provider and c.brand = u.brand and c.status = 'paid')`;

/** Which payments are listed; all that are neither credited nor returned by default. */
export interface PaymentFilter extends ListFilter, KeysetPage {
  brand: string;
  state?: 'open' | 'proposed';
}

const OLDEST_FIRST = new Keyset({ 'u.received_at': 'timestamptz', 'u.id': 'uuid' });
const TABLES = `cashier.unmatched_payment u
  left join cashier.deposit d on d.id = u.deposit left join members.member_view m on m.id = d.member`;

/** Neither credited nor returned. Payments of a deposit under review are listed with that deposit, so they are left out. */
const UNSETTLED = `u.brand = ? and u.status in ('open', 'proposed') and not exists (
  select 1 from cashier.deposit r where r.id = u.deposit and r.review_reason is not null and r.status <> 'paid')`;

/** Reads payments in suspense for operators, but for those that `DepositsUnderReview` shows with their deposit. */
@Injectable()
export class UnmatchedPaymentQueries {
  constructor(
    private readonly database: Database,
    private readonly filters: ListFilters,
  ) {}

  /** Payments in `open` and `proposed`, without those of deposits under review, oldest first. */
  async list(filter: PaymentFilter) {
    const payments = {
      columns: `u.id, u.reason, u.provider, u.payment_id as "paymentId", u.reference, u.amount, u.currency,
        u.received_at as "receivedAt", u.status, ${named('d', 'm')} as deposit, ${PROPOSAL.columns},
        ${PAYMENT_CREDITED} as "paymentCredited"`,
      from: TABLES,
      joins: PROPOSAL.joins,
      conditions: this.conditions(filter),
      order: OLDEST_FIRST,
    };
    const { rows, ...page } = await readKeysetPage<Row>(this.database, payments, filter);
    return { list: rows.map(viewOf), ...page };
  }

  async count(brand: string): Promise<number> {
    const { sql, parameters } = new Conditions().add(UNSETTLED, brand);
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from ${TABLES} where ${sql}`,
      parameters,
    );
    return row?.count ?? 0;
  }

  private conditions({ brand, state, search, ...filter }: PaymentFilter): Conditions {
    const conditions = new Conditions().add(UNSETTLED, brand);
    if (state) conditions.add('u.status = ?', state);
    if (search !== undefined) {
      const prefix = prefixPattern(search);
      const range = uuidRange(search);
      conditions.add(
        `lower(m.account) like lower(?) or lower(u.payment_id) like lower(?)
         ${range ? 'or u.id between ? and ? or u.reference between ? and ?' : ''}`,
        prefix,
        prefix,
        ...(range ? [...range, ...range] : []),
      );
    }
    const columns = { amount: 'u.amount', currency: 'u.currency', at: 'u.received_at' };
    return this.filters.narrow(conditions, brand, filter, columns);
  }
}

function viewOf({
  proposed,
  createsNewDeposit,
  proposedBy,
  proposedAs,
  deposit,
  ...row
}: Row): UnmatchedPaymentView {
  return {
    ...row,
    amount: toWire(BigInt(row.amount), row.currency),
    receivedAt: row.receivedAt.toISOString(),
    deposit: deposit && depositOf(deposit),
    proposal: proposalOf({ proposed, createsNewDeposit, proposedBy, proposedAs }),
  };
}

export function proposalOf({
  proposed,
  createsNewDeposit,
  proposedBy,
  proposedAs,
}: ProposalRow): CreditProposal | null {
  if (!proposed || createsNewDeposit === null || proposedBy === null || proposedAs === null) return null;
  return {
    deposit: depositOf(proposed),
    extra: createsNewDeposit,
    by: { id: proposedBy, account: proposedAs },
  };
}

const depositOf = (deposit: Named) => ({
  ...deposit,
  amount: toWire(BigInt(deposit.amount), deposit.currency),
});
