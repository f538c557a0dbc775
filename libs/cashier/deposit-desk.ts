import { Injectable } from '@nestjs/common';
import type { Operator } from '#libs/identity/index';
import { InvalidAmount, parseAmount, toWire } from '#libs/money/amount';
import { Audit } from '#libs/platform/audit/audit';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { cashierErrors } from './common/cashier.errors.js';
import type { Deposit } from './deposit.entity.js';
import { DepositMoves } from './deposit-moves.js';
import { DepositReports, type PaidReport } from './deposit-reports.js';

/** What operators decide on deposits that the provider reported with another amount. */
@Injectable()
export class DepositDesk {
  constructor(
    private readonly database: Database,
    private readonly moves: DepositMoves,
    private readonly reports: DepositReports,
    private readonly audit: Audit,
  ) {}

  /**
   * Credits the amount of a report. The order takes that amount over; what was ordered stands in the record.
   * @throws Refusal 404 without such a case or report, 409 where it is settled already, 422 for a report that
   * cannot be credited: another currency, no amount above the fee, or another amount than the operator saw
   */
  credit(operator: Operator, id: string, event: string, seen: string): Promise<{ amount: string }> {
    return this.database.transaction(async () => {
      const deposit = await this.open(operator, id);
      const report = await this.reports.find(deposit, event);
      if (!report) throw new Refusal(platformErrors.error_not_found);
      const amount = creditable(deposit, report);
      if (amount === null || report.amount !== seen)
        throw new Refusal(cashierErrors.error_report_not_creditable);
      const ordered = toWire(deposit.amount, deposit.currency);
      deposit.amount = amount;
      deposit.paymentId = report.payment;
      const moved = await this.moves.move(deposit, 'PAY', `operator ${operator.id}`);
      if (!moved) throw new Refusal(cashierErrors.error_move_not_allowed);
      await this.reports.credited(deposit, event);
      await this.record(operator, deposit, 'deposit.credited-by-hand', {
        before: { amount: ordered },
        after: { amount: report.amount, report: event },
      });
      return { amount: report.amount };
    });
  }

  /** @throws Refusal 404 without such a case, 409 where it is settled already */
  dismiss(operator: Operator, id: string, reason: string): Promise<void> {
    return this.database.transaction(async () => {
      const deposit = await this.open(operator, id);
      const asked = deposit.reviewReason;
      await this.moves.endReview(deposit);
      await this.record(operator, deposit, 'deposit.review-dismissed', {
        before: { review: asked },
        after: { review: null, reason },
      });
    });
  }

  /** The locked row of a deposit of this brand that is under review. */
  private async open(operator: Operator, id: string): Promise<Deposit> {
    const deposit = await this.moves.lock(id);
    if (deposit?.brand !== operator.brand) throw new Refusal(platformErrors.error_not_found);
    if (deposit.status === 'paid' || deposit.reviewReason === null)
      throw new Refusal(cashierErrors.error_move_not_allowed);
    return deposit;
  }

  private record(
    operator: Operator,
    deposit: Deposit,
    action: string,
    change: { before: unknown; after: unknown },
  ): Promise<void> {
    return this.audit.record({
      brand: deposit.brand,
      actor: `operator ${operator.id}`,
      action,
      subject: `deposit ${deposit.id}`,
      address: operator.address,
      ...change,
    });
  }
}

/** Minor units of a report that can be credited on this deposit, else `null`. */
export function creditable(
  deposit: Pick<Deposit, 'currency' | 'fee'>,
  report: Pick<PaidReport, 'amount' | 'currency'>,
): bigint | null {
  if (report.currency !== deposit.currency) return null;
  try {
    const amount = parseAmount(report.amount, deposit.currency);
    return amount > deposit.fee ? amount : null;
  } catch (error) {
    if (error instanceof InvalidAmount) return null;
    throw error;
  }
}
