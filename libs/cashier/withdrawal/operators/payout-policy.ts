import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import type { ActorContext } from '#libs/platform/transitions/actor-context';
import { BrandRegistry } from '#libs/site/index';
import type { Withdrawal } from '../withdrawal.entity.js';

/** Bars the operator who approved a withdrawal from paying it, above the brand's threshold `operations.secondOperatorAbove`. */
@Injectable()
export class PayoutPolicy {
  constructor(private readonly brands: BrandRegistry) {}

  /**
   * The approver, where the sum is above the threshold; else `null`. The whole order counts, not its tranches, together
   * with what the same operator approved for the same member in the 24 hours before.
   */
  operatorBarredFromPaying({
    brand,
    approvedSum,
    approvedBy,
  }: Pick<Withdrawal, 'brand' | 'approvedSum' | 'approvedBy'>): string | null {
    const { currency, operations } = this.brands.byId(brand).settings;
    const above = approvedSum !== null && approvedSum > parseAmount(operations.secondOperatorAbove, currency);
    return above ? approvedBy : null;
  }

  /** Whether a payout is to be made now (the first or a resend), and not by this operator. */
  isBarred(withdrawal: Withdrawal, actor: ActorContext): boolean {
    const isToBePaid = withdrawal.status === 'approved' || withdrawal.status === 'disputed';
    return isToBePaid && actor.kind === 'operator' && actor.id === this.operatorBarredFromPaying(withdrawal);
  }
}
