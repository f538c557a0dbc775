import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { cashierErrors } from './common/cashier.errors.js';
import type { Withdrawal } from './withdrawal.entity.js';

const MINUTE = 60_000;

/** Which operator works on which case. A claim ends by itself where its holder does nothing for a while. */
@Injectable()
export class WithdrawalClaims {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** The operator who holds the case now, or `null`. */
  holder(withdrawal: Withdrawal): { id: string; account: string } | null {
    const { claimedBy, claimedAs, claimedAt } = withdrawal;
    if (claimedBy === null || claimedAs === null || claimedAt === null) return null;
    return claimedAt > this.idleSince(withdrawal.brand) ? { id: claimedBy, account: claimedAs } : null;
  }

  /** Whoever claimed before this moment and did nothing since holds nothing. */
  idleSince(brand: string): Date {
    const { claimIdleMinutes } = this.brands.byId(brand).settings.withdrawals;
    return new Date(this.clock.now().getTime() - claimIdleMinutes * MINUTE);
  }

  /** Takes a locked case that nobody holds, or keeps it. @throws Refusal 409 where another operator holds it */
  async take(withdrawal: Withdrawal, operator: { id: string; account: string }): Promise<void> {
    this.refuseOthers(withdrawal, operator.id);
    await this.write(withdrawal, operator.id, operator.account, this.clock.now());
  }

  /** @throws Refusal 409 where another operator holds it */
  async release(withdrawal: Withdrawal, operator: string): Promise<void> {
    this.refuseOthers(withdrawal, operator);
    await this.write(withdrawal, null, null, null);
  }

  private refuseOthers(withdrawal: Withdrawal, operator: string): void {
    const holder = this.holder(withdrawal);
    if (holder && holder.id !== operator)
      throw new Refusal(cashierErrors.error_claimed_by_another, { params: { operator: holder.account } });
  }

  private async write(
    withdrawal: Withdrawal,
    claimedBy: string | null,
    claimedAs: string | null,
    claimedAt: Date | null,
  ): Promise<void> {
    Object.assign(withdrawal, { claimedBy, claimedAs, claimedAt });
    await this.database.manager.save(withdrawal);
  }
}
