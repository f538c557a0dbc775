import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { ContractKind } from '../common/contract-kinds.js';
import type { Overpayment } from '../common/overpayment.js';

interface Row {
  id: string;
  kind: ContractKind;
  payee: string;
  payeeAccount: string;
  payer: string | null;
  payerAccount: string | null;
  currency: Currency;
  minor: string;
  settledAt: Date;
  total: number;
}

/**
 * Last payouts of a kind between a payee and a payer that left at least one minor unit below zero, if no contract of the kind is
 * in force or to come whose payouts could make up for it.
 */
const OVERPAID = `
  select p.id, p.kind, p.payee, payee.account as "payeeAccount", p.payer, payer.account as "payerAccount", p.currency,
    div(-p.carried_out, 1000000)::text as minor, p.settled_at as "settledAt", (count(*) over ())::int as total
  from agency.payout p join members.member_view payee on payee.id = p.payee left join members.member_view payer on payer.id = p.payer
  where p.brand = $1 and p.carried_out < 0 and p.carried_out <= -1000000
    and not exists (
      select from agency.payout later where later.payee = p.payee and later.kind = p.kind
        and later.payer is not distinct from p.payer and later.id > p.id)
    and not exists (
      select from agency.contract c where c.downline = p.payee and c.kind = p.kind and c.in_force_from is not null
        and (c.in_force_until is null or c.in_force_until > $2)
        and (p.kind <> 'dividend' or c.upline is not distinct from p.payer))
  order by p.id desc limit $3 offset $4`;

/** What was paid too much, as a later correction found, and no payout will make up for, because the contract has ended. */
@Injectable()
export class OverpaymentQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(
    brand: string,
    { pageNo, pageSize }: { pageNo: number; pageSize: number },
  ): Promise<{ list: Overpayment[]; total: number; totalPages: number }> {
    const rows = await this.database.query<Row>(OVERPAID, [
      brand,
      this.clock.now(),
      pageSize,
      (pageNo - 1) * pageSize,
    ]);
    const total = rows[0]?.total ?? 0;
    return { list: rows.map(overpaymentOf), total, totalPages: totalPages(total, pageSize) };
  }
}

const overpaymentOf = (row: Row): Overpayment => ({
  id: row.id,
  kind: row.kind,
  payee: { id: row.payee, account: row.payeeAccount },
  payer: row.payer === null ? null : { id: row.payer, account: row.payerAccount ?? '' },
  amount: toWire(BigInt(row.minor), row.currency),
  currency: row.currency,
  settledAt: row.settledAt.toISOString(),
});
