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

/** Minor units. */
interface Outgoing {
  balance: bigint;
  turnoverLeft: bigint;
  frozen: boolean;
  /** For deposits that were reversed. A member who owes is frozen. */
  owed: bigint;
  /** Nothing may leave before this time, as after a recovery. */
  outgoingHeldUntil: Date | null;
}

/** Checks a wallet that money leaves by a withdrawal or a transfer. */
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
   * A check before an order is placed, without a lock; `assertMoneyMayLeave` is the binding one.
   * @throws AppError 422 for a member who is frozen or has to wait, and for an amount (minor units) above the free balance
   */
  async requireFree(brand: string, member: string, amount: bigint): Promise<void> {
    const outgoing = await this.of(brand, member);
    this.assertMayLeave(brand, outgoing);
    throwIfRefused(freeMoneyError(amount, outgoing, this.brands.byId(brand).settings.currency));
  }

  /** The same for bonuses that end with it. @throws AppError 422 with what would be lost */
  requireForfeitAccepted(brand: string, member: string, accepted = false): Promise<void> {
    return this.bonuses.requireForfeitAccepted(member, this.brands.byId(brand).settings.currency, accepted);
  }

  /**
   * Call it after the posting and in its transaction. The posting locks the wallet, so the result stays true until COMMIT
   * even if other money leaves the same wallet or it is frozen at the same time. Ends the bonuses that a withdrawal ends.
   * @throws AppError 422 for a member who is frozen or has to wait, if the balance left is below what must still be staked, and for a
   * bonus that would be lost where that is not accepted
   */
  async assertMoneyMayLeave(brand: string, member: string, acceptForfeit = false): Promise<void> {
    await this.assertMoneyWasFree(brand, member);
    const { currency } = this.brands.byId(brand).settings;
    await this.bonuses.forfeit(member, currency, acceptForfeit);
  }

  /**
   * The same for money that buys something here, which is no withdrawal and ends no bonus.
   * @throws AppError 422 for a member who is frozen or has to wait, and if the balance left is below what must still be staked
   */
  async assertMoneyWasFree(brand: string, member: string): Promise<void> {
    const { currency } = this.brands.byId(brand).settings;
    const outgoing = await this.of(brand, member);
    this.assertMayLeave(brand, outgoing);
    if (outgoing.balance < outgoing.turnoverLeft) {
      const left = toWire(outgoing.turnoverLeft, currency);
      throw new AppError(cashierErrors.error_turnover_left, { params: { left } });
    }
  }

  private assertMayLeave(brand: string, { outgoingHeldUntil, ...outgoing }: Outgoing): void {
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
