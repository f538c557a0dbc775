import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import {
  type ClaimColumns,
  type ClaimHolder,
  claimFor,
  claimHolder,
} from '#libs/platform/transitions/operator-claim';
import { BrandRegistry } from '#libs/site/index';
import type { Withdrawal } from '../withdrawal.entity.js';

const MINUTE = 60_000;

/** Which operator has claimed which case. A claim expires when that operator has not acted on it for `claimIdleMinutes`. */
@Injectable()
export class WithdrawalClaims {
  constructor(
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** The operator whose claim on the case is in force, or `null`. */
  holder(withdrawal: Withdrawal): ClaimHolder | null {
    return claimHolder(withdrawal, this.idleSince(withdrawal.brand));
  }

  /** A claim has expired if its operator last acted before this moment. */
  idleSince(brand: string): Date {
    const { claimIdleMinutes } = this.brands.byId(brand).settings.withdrawals;
    return new Date(this.clock.now().getTime() - claimIdleMinutes * MINUTE);
  }

  /** The columns that claim a locked case for the operator. @throws AppError 409 if another operator has claimed it */
  claimedBy(withdrawal: Withdrawal, operator: ClaimHolder): ClaimColumns {
    return claimFor(operator, this.holder(withdrawal), this.clock.now());
  }
}
