import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import type { ActorContext } from '#libs/platform/transitions/actor-context';
import { BrandRegistry } from '#libs/site/index';
import type { Withdrawal } from '../withdrawal.entity.js';

/** Decides who may pay a withdrawal: above the brand's threshold not the operator who approved it. */
@Injectable()
export class PayoutPolicy {
  constructor(private readonly brands: BrandRegistry) {}

  /**
   * The approver, if above the threshold and so blocked from paying; else `null`. The whole order counts, not its
   * tranches, together with what the same operator approved for the same member in the 24 hours before.
   */
  approverBlockedFromPaying({
    brand,
    approvedSum,
    approvedBy,
  }: Pick<Withdrawal, 'brand' | 'approvedSum' | 'approvedBy'>): string | null {
    const { currency, operations } = this.brands.byId(brand).settings;
    const above = approvedSum !== null && approvedSum > parseAmount(operations.secondOperatorAbove, currency);
    return above ? approvedBy : null;
  }

  /** Whether the withdrawal waits for a payout that this operator may not make. */
  isBlocked(withdrawal: Withdrawal, actor: ActorContext): boolean {
    const waits = withdrawal.status === 'approved' || withdrawal.status === 'disputed';
    return waits && actor.kind === 'operator' && actor.id === this.approverBlockedFromPaying(withdrawal);
  }
}
