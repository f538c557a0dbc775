import { Injectable } from '@nestjs/common';
import type { Operator } from '#libs/identity/index';
import { Audit } from '#libs/platform/audit/audit';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { cashierErrors } from './common/cashier.errors.js';
import type { Deposit } from './deposit.entity.js';
import { DepositMoves } from './deposit-moves.js';

/** What operators decide on deposits that the provider reported with another amount, beside crediting what was paid. */
@Injectable()
export class DepositDesk {
  constructor(
    private readonly database: Database,
    private readonly moves: DepositMoves,
    private readonly audit: Audit,
  ) {}

  /**
   * Ends the review; what was paid stays in suspense.
   * @throws Refusal 404 without such a case, 409 where it is settled already
   */
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
