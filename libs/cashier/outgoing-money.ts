import { Injectable } from '@nestjs/common';
import { Debts, Ledger, OutgoingFreezes } from '#libs/ledger/index';
import { Members } from '#libs/members/index';
import { parseAmount, toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { Bonuses, Requirements } from '#libs/wagering/index';
import { cashierErrors } from './common/cashier.errors.js';
import { freeMoneyError } from './common/order-limits.js';
import { throwIfRefused } from './order-amount.js';

const HOUR_MS = 3_600_000;

/** What a wallet has and what holds it back. Amounts in minor units. */
interface Outgoing {
  balance: bigint;
  turnoverLeft: bigint;
  frozen: boolean;
  /** For deposits that were reversed. A member who owes is frozen. */
  owed: bigint;
  /** Nothing may leave before this time, as after a recovery. */
  outgoingHeldUntil: Date | null;
}

/** Checks of a wallet that money leaves by a withdrawal, a transfer or a purchase. */
@Injectable()
export class OutgoingMoney {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly ledger: Ledger,
    private readonly requirements: Requirements,
    private readonly bonuses: Bonuses,
    private readonly freezes: OutgoingFreezes,
    private readonly debts: Debts,
  ) {}

  /** Reads without a lock. */
  async of(brand: string, member: string): Promise<Outgoing> {
    const { currency } = this.brands.byId(brand).settings;
    const wallet = await this.ledger.balanceOf(member, currency);
    return {
      balance: parseAmount(wallet?.balance ?? '0', currency),
      turnoverLeft: await this.requirements.left(member, currency),
      frozen: await this.freezes.has(member),
      owed: await this.debts.owed(member, currency),
      outgoingHeldUntil: await this.members.outgoingHeldUntil(member),
    };
  }

  /**
   * Before an order, without a lock: the result may be out of date a moment later. What binds is one of the two checks
   * after the posting, `assertFreeAndEndBonuses` or `assertPostedMoneyWasFree`.
   * @throws AppError 422 for a member who is frozen or has to wait, and for an amount (minor units) above the free balance
   */
  async assertAmountIsFree(brand: string, member: string, amount: bigint): Promise<void> {
    const outgoing = await this.of(brand, member);
    this.assertNotFrozenNorWaiting(brand, outgoing);
    throwIfRefused(freeMoneyError(amount, outgoing, this.brands.byId(brand).settings.currency));
  }

  /** Before an order that ends bonuses. @throws AppError 422 with what would be lost, unless the member accepts that */
  requireForfeitAccepted(brand: string, member: string, accepted = false): Promise<void> {
    return this.bonuses.requireForfeitAccepted(member, this.brands.byId(brand).settings.currency, accepted);
  }

  /**
   * For withdrawals and transfers, after their posting and in its transaction: `assertPostedMoneyWasFree`, and ends the
   * bonuses that money which leaves ends.
   * @throws AppError 422 as that does, and for a bonus that would be lost where the member does not accept it
   */
  async assertFreeAndEndBonuses(brand: string, member: string, acceptForfeit = false): Promise<void> {
    await this.assertPostedMoneyWasFree(brand, member);
    const { currency } = this.brands.byId(brand).settings;
    await this.bonuses.forfeit(member, currency, acceptForfeit);
  }

  /**
   * A purchase here calls only this, since it ends no bonus. Call it after the posting and in its transaction: the posting locks the
   * wallet, so what is found here stays true until COMMIT, even if other money leaves it or it is frozen meanwhile.
   * @throws AppError 422 for a member who is frozen or has to wait, and if the balance left is below what must still be staked
   */
  async assertPostedMoneyWasFree(brand: string, member: string): Promise<void> {
    const { currency } = this.brands.byId(brand).settings;
    const outgoing = await this.of(brand, member);
    this.assertNotFrozenNorWaiting(brand, outgoing);
    if (outgoing.balance < outgoing.turnoverLeft) {
      const left = toWire(outgoing.turnoverLeft, currency);
      throw new AppError(cashierErrors.error_turnover_left, { params: { left } });
    }
  }

  private assertNotFrozenNorWaiting(brand: string, { outgoingHeldUntil, ...outgoing }: Outgoing): void {
    this.assertNotFrozen(brand, outgoing);
    if (outgoingHeldUntil) throw this.refusalUntil(outgoingHeldUntil);
  }

  /** @throws AppError 422 for a member who owes, or is frozen for another reason */
  assertNotFrozen(brand: string, { frozen, owed }: Pick<Outgoing, 'frozen' | 'owed'>): void {
    const wire = toWire(owed, this.brands.byId(brand).settings.currency);
    if (owed > 0n) throw new AppError(cashierErrors.error_outgoing_debt, { params: { owed: wire } });
    if (frozen) throw new AppError(cashierErrors.error_outgoing_frozen);
  }

  /** The error for money that may not leave before this moment. */
  refusalUntil(moment: Date): AppError {
    const hours = Math.ceil((moment.getTime() - this.clock.now().getTime()) / HOUR_MS);
    return new AppError(cashierErrors.error_withdrawal_wait, { params: { hours } });
  }
}
