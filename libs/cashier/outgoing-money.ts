import { Injectable } from '@nestjs/common';
import { Ledger, OutgoingFreezes, Turnover } from '#libs/ledger/index';
import { Members } from '#libs/members/index';
import { parseAmount, toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { cashierErrors } from './common/cashier.errors.js';
import { freeMoneyError } from './common/order-limits.js';
import { throwIfRefused } from './order-amount.js';

const HOUR_MS = 3_600_000;

/** Minor units. */
interface Outgoing {
  balance: bigint;
  turnoverLeft: bigint;
  frozen: boolean;
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
    private readonly turnover: Turnover,
    private readonly freezes: OutgoingFreezes,
  ) {}

  async of(brand: string, member: string): Promise<Outgoing> {
    const { currency } = this.brands.byId(brand).settings;
    const wallet = await this.ledger.balanceOf(member);
    return {
      balance: parseAmount(wallet?.balance ?? '0', currency),
      turnoverLeft: await this.turnover.left(member, currency),
      frozen: await this.freezes.has(member),
      outgoingHeldUntil: await this.members.outgoingHeldUntil(member),
    };
  }

  /**
   * A check before an order is placed, without a lock; `assertMoneyMayLeave` is the binding one.
   * @throws AppError 422 for a member who is frozen or has to wait, and for an amount (minor units) above the free balance
   */
  async requireFree(brand: string, member: string, amount: bigint): Promise<void> {
    const outgoing = await this.of(brand, member);
    this.assertMayLeave(outgoing);
    throwIfRefused(freeMoneyError(amount, outgoing, this.brands.byId(brand).settings.currency));
  }

  /**
   * Call it after the posting and in its transaction. The posting locks the wallet, so the result stays true until COMMIT
   * even if other money leaves the same wallet or it is frozen at the same time.
   * @throws AppError 422 for a member who is frozen or has to wait, and if the balance left is below what must still be staked
   */
  async assertMoneyMayLeave(brand: string, member: string): Promise<void> {
    const outgoing = await this.of(brand, member);
    this.assertMayLeave(outgoing);
    if (outgoing.balance >= outgoing.turnoverLeft) return;
    const left = toWire(outgoing.turnoverLeft, this.brands.byId(brand).settings.currency);
    throw new AppError(cashierErrors.error_turnover_left, { params: { left } });
  }

  private assertMayLeave({ frozen, outgoingHeldUntil }: Outgoing): void {
    if (frozen) throw new AppError(cashierErrors.error_outgoing_frozen);
    if (outgoingHeldUntil) throw this.refusalUntil(outgoingHeldUntil);
  }

  /** The error for money that may not leave before this moment. */
  refusalUntil(moment: Date): AppError {
    const hours = Math.ceil((moment.getTime() - this.clock.now().getTime()) / HOUR_MS);
    return new AppError(cashierErrors.error_withdrawal_wait, { params: { hours } });
  }
}
