import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PaymentPasswords } from '#libs/authentication/index';
import { Ledger } from '#libs/ledger/index';
import { type Downline as Receiver, Tree } from '#libs/members/index';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { auditName, memberActor } from '#libs/platform/transitions/actor-context';
import { BrandRegistry } from '#libs/site/index';
import { cashierErrors } from '../common/cashier.errors.js';
import { transferAmountError } from '../common/order-limits.js';
import type { Transfer, transferDownline, transferUpline } from '../common/transfer.calls.js';
import { readAmount, throwIfRefused } from '../order-amount.js';
import { OutgoingMoney } from '../outgoing-money.js';

type Order = InputOf<typeof transferUpline>;

interface Movement {
  id: string;
  to: Receiver;
  /** Minor units. */
  amount: bigint;
  currency: Currency;
  reason: string;
  at: Date;
}

/** Sends money from one member to another, one step up or down the tree. */
@Injectable()
export class TransferService {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly tree: Tree,
    private readonly paymentPasswords: PaymentPasswords,
    private readonly ledger: Ledger,
    private readonly outgoing: OutgoingMoney,
  ) {}

  /**
   * Checks a transfer before its transaction begins. One that is refused for its amount, or because nothing may leave the
   * wallet now, does not use up an attempt at the payment password.
   * @throws AppError 400 for an invalid amount; 422 for one below the minimum or above the free balance, for a sender
   * who is frozen or has to wait, for a bonus that would be lost, and for the payment password; 423 while that is locked
   */
  async check(caller: LoggedIn, { amount: text, paymentPassword, acceptForfeit }: Order): Promise<void> {
    const { currency, transferMin: min } = this.brands.byId(caller.brand).settings;
    const amount = readAmount(text, currency);
    throwIfRefused(transferAmountError(amount, min, currency));
    await this.outgoing.assertAmountIsFree(caller.brand, caller.person, amount);
    await this.outgoing.requireForfeitAccepted(caller.brand, caller.person, acceptForfeit);
    await this.paymentPasswords.require(caller, paymentPassword);
  }

  /** @throws AppError as `send`; 422 for an account that is not a direct downline */
  down(caller: LoggedIn, { account, ...order }: InputOf<typeof transferDownline>): Promise<Transfer> {
    return this.send(caller, order, async () => {
      const receiver = await this.tree.directDownlineNamed(caller.person, account);
      if (!receiver) throw new AppError(cashierErrors.error_receiver_unknown);
      return receiver;
    });
  }

  /** @throws AppError as `send`; 422 for a member without an upline */
  up(caller: LoggedIn, order: Order): Promise<Transfer> {
    return this.send(caller, order, async () => {
      const receiver = await this.tree.upline(caller.person);
      if (!receiver) throw new AppError(cashierErrors.error_upline_missing);
      return receiver;
    });
  }

  /**
   * Sends a transfer that has passed `check`.
   * @throws AppError 422 for an amount beyond the balance or the turnover, for a receiver who is not active, and a sender
   * who is frozen, and for a bonus that would be lost
   */
  private async send(
    caller: LoggedIn,
    { amount: text, reason, acceptForfeit }: Order,
    findReceiver: () => Promise<Receiver>,
  ): Promise<Transfer> {
    const { currency } = this.brands.byId(caller.brand).settings;
    const amount = readAmount(text, currency);
    return this.database.transaction(async () => {
      const to = await findReceiver();
      if (to.status !== 'active') throw new AppError(cashierErrors.error_receiver_inactive);
      const movement = { id: randomUUID(), to, amount, currency, reason, at: this.clock.now() };
      await this.save(caller, movement);
      await this.move(caller, movement);
      await this.outgoing.assertFreeAndEndBonuses(caller.brand, caller.person, acceptForfeit);
      return sentBy(movement);
    });
  }

  private async save(caller: LoggedIn, { id, to, amount, currency, reason, at }: Movement): Promise<void> {
    await this.database.query(
      `insert into cashier.transfer (id, brand, sender, receiver, amount, currency, reason, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, caller.brand, caller.person, to.id, amount.toString(), currency, reason, at],
    );
    await this.audit.record({
      brand: caller.brand,
      actor: auditName(memberActor(caller)),
      action: 'transfer.sent',
      subject: `transfer ${id}`,
      address: caller.address,
      after: { receiver: to.id, amount: amount.toString(), reason },
    });
  }

  /** Posts from wallet to wallet; both members get `balance.changed`. */
  private async move({ brand, person }: LoggedIn, { id, to, amount, currency }: Movement): Promise<void> {
    const [source, target] = [
      await this.ledger.memberAccount(brand, person, 'wallet', currency),
      await this.ledger.memberAccount(brand, to.id, 'wallet', currency),
    ];
    const postings = [
      { account: source, amount: -amount },
      { account: target, amount },
    ];
    const [status] = await this.ledger.post([
      { key: `transfer:${id}`, brand, kind: 'transfer', reference: id, postings },
    ]);
    if (status === 'insufficient') throw new AppError(cashierErrors.error_insufficient_balance);
    if (status !== 'posted') throw new Error(`transfer ${id} could not be posted: ${status}`);
  }
}

const sentBy = ({ id, to, amount, currency, reason, at }: Movement): Transfer => ({
  id,
  direction: 'sent',
  account: to.account,
  amount: toWire(amount, currency),
  currency,
  reason,
  at: at.toISOString(),
});
