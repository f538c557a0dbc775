import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { DepositState } from './common/deposit-states.js';
import type {
  CreditProposal,
  UnmatchedPaymentView,
  UnmatchedReason,
  UnmatchedState,
} from './common/unmatched-payment.js';

interface Named {
  id: string;
  account: string;
  amount: string;
  currency: Currency;
  status: DepositState;
}

export interface ProposalRow {
  proposed: Named | null;
  extra: boolean | null;
  by: string | null;
  as: string | null;
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
}

/** A deposit with its member's name, in SQL; amounts as text, since JSON would round them. */
const named = (deposit: string, member: string) => `case when ${deposit}.id is not null then
  jsonb_build_object('id', ${deposit}.id, 'account', ${member}.account, 'amount', ${deposit}.amount::text,
    'currency', ${deposit}.currency, 'status', ${deposit}.status) end`;

/** Columns of the proposal of an unmatched payment `u`, and the joins that they need. */
export const PROPOSAL = {
  columns: `${named('pd', 'pm')} as proposed, u.proposed_extra as extra, u.proposed_by as by, u.proposed_as as "as"`,
  joins:
    'left join cashier.deposit pd on pd.id = u.proposed_deposit left join identity.member pm on pm.id = pd.member',
};

/** Those of a deposit under review are shown with it. */
const WAITING = `u.brand = $1 and u.status in ('open', 'proposed') and not exists (
  select 1 from cashier.deposit r where r.id = u.deposit and r.review_reason is not null and r.status <> 'paid')`;

/** Payments in suspense, as operators see them. */
@Injectable()
export class UnmatchedPaymentRecord {
  constructor(private readonly database: Database) {}

  /** Those that wait, oldest first. */
  async list(brand: string, pageNo: number, pageSize: number) {
    const total = await this.count(brand);
    const rows = await this.database.query<Row>(
      `select u.id, u.reason, u.provider, u.payment_id as "paymentId", u.reference, u.amount, u.currency,
              u.received_at as "receivedAt", u.status, ${named('d', 'm')} as deposit, ${PROPOSAL.columns}
       from cashier.unmatched_payment u
       left join cashier.deposit d on d.id = u.deposit left join identity.member m on m.id = d.member
       ${PROPOSAL.joins}
       where ${WAITING} order by u.received_at, u.id limit $2 offset $3`,
      [brand, pageSize, (pageNo - 1) * pageSize],
    );
    return { list: rows.map(viewOf), total, totalPages: totalPages(total, pageSize) };
  }

  async count(brand: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from cashier.unmatched_payment u where ${WAITING}`,
      [brand],
    );
    return row?.count ?? 0;
  }
}

function viewOf({ proposed, extra, by, as, deposit, ...row }: Row): UnmatchedPaymentView {
  return {
    ...row,
    amount: toWire(BigInt(row.amount), row.currency),
    receivedAt: row.receivedAt.toISOString(),
    deposit: deposit && depositOf(deposit),
    proposal: proposalOf({ proposed, extra, by, as }),
  };
}

export function proposalOf({ proposed, extra, by, as }: ProposalRow): CreditProposal | null {
  if (!proposed || extra === null || by === null || as === null) return null;
  return { deposit: depositOf(proposed), extra, by: { id: by, account: as } };
}

const depositOf = (deposit: Named) => ({
  ...deposit,
  amount: toWire(BigInt(deposit.amount), deposit.currency),
});
