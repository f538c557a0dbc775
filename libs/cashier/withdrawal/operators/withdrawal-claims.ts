import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { cashierErrors } from '../../common/cashier.errors.js';
import type { Withdrawal } from '../withdrawal.entity.js';

const MINUTE = 60_000;

/** The columns of a case that nobody holds. */
export const NO_CLAIM = { claimedBy: null, claimedAs: null, claimedAt: null } satisfies Partial<Withdrawal>;

/** Tracks which operator holds which case. A claim expires when its holder is idle for `claimIdleMinutes`. */
@Injectable()
export class WithdrawalClaims {
  constructor(
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** The operator who holds the case now, or `null`. */
  holder(withdrawal: Withdrawal): { id: string; account: string } | null {
    const { claimedBy, claimedAs, claimedAt } = withdrawal;
    if (claimedBy === null || claimedAs === null || claimedAt === null) return null;
    return claimedAt > this.idleSince(withdrawal.brand) ? { id: claimedBy, account: claimedAs } : null;
  }

  /** Claims whose holder last acted before this moment have expired. */
  idleSince(brand: string): Date {
    const { claimIdleMinutes } = this.brands.byId(brand).settings.withdrawals;
    return new Date(this.clock.now().getTime() - claimIdleMinutes * MINUTE);
  }

  /** The columns that claim a locked case for the operator. @throws AppError 409 if another operator holds it */
  claimedBy(withdrawal: Withdrawal, operator: { id: string; account: string }): Partial<Withdrawal> {
    const holder = this.holder(withdrawal);
    if (holder && holder.id !== operator.id)
      throw new AppError(cashierErrors.error_claimed_by_another, { params: { operator: holder.account } });
    return { claimedBy: operator.id, claimedAs: operator.account, claimedAt: this.clock.now() };
  }
}
