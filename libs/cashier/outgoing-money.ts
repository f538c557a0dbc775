import { Injectable } from '@nestjs/common';
import { Members } from '#libs/identity/index';
import { Ledger, OutgoingFreezes, Turnover } from '#libs/ledger/index';
import { parseAmount, toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { cashierErrors } from './common/cashier.errors.js';

const HOUR_MS = 3_600_000;

/** Minor units. */
interface Outgoing {
  balance: bigint;
  turnoverLeft: bigint;
  frozen: boolean;
  /** Until when nothing may leave, as after a recovery. */
  heldUntil: Date | null;
}

/** What must be true of a wallet that money leaves, by a withdrawal or a transfer. */
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
      heldUntil: await this.members.heldUntil(member),
    };
  }

  /**
   * To be called after the posting and in its transaction. The posting holds the wallet's lock, so what is seen here
   * stays true until COMMIT, whatever leaves or freezes the same wallet at once.
   * @throws Refusal 422 for a member who is frozen or has to wait, and where less stays than must still be staked
   */
  async judge(brand: string, member: string): Promise<void> {
    const { balance, turnoverLeft, frozen, heldUntil } = await this.of(brand, member);
    if (frozen) throw new Refusal(cashierErrors.error_outgoing_frozen);
    if (heldUntil) throw this.refusalUntil(heldUntil);
    if (balance >= turnoverLeft) return;
    const left = toWire(turnoverLeft, this.brands.byId(brand).settings.currency);
    throw new Refusal(cashierErrors.error_turnover_left, { params: { left } });
  }

  /** The refusal of money that may leave from this moment on. */
  refusalUntil(moment: Date): Refusal {
    const hours = Math.ceil((moment.getTime() - this.clock.now().getTime()) / HOUR_MS);
    return new Refusal(cashierErrors.error_withdrawal_wait, { params: { hours } });
  }
}
