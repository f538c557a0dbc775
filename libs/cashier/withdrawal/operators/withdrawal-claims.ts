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

/** Tracks which operator holds which case. A claim expires when its holder is idle for `claimIdleMinutes`. */
@Injectable()
export class WithdrawalClaims {
  constructor(
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** The operator who holds the case now, or `null`. */
  holder(withdrawal: Withdrawal): ClaimHolder | null {
    return claimHolder(withdrawal, this.idleSince(withdrawal.brand));
  }

  /** Claims whose holder last acted before this moment have expired. */
  idleSince(brand: string): Date {
    const { claimIdleMinutes } = this.brands.byId(brand).settings.withdrawals;
    return new Date(this.clock.now().getTime() - claimIdleMinutes * MINUTE);
  }

  /** The columns that claim a locked case for the operator. @throws AppError 409 if another operator holds it */
  claimedBy(withdrawal: Withdrawal, operator: ClaimHolder): ClaimColumns {
    return claimFor(operator, this.holder(withdrawal), this.clock.now());
  }
}
