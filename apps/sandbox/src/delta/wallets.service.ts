import { currencyOf, findCurrency, fromWallet, toWallet } from '../vendor/currencies.js';
import { GameError } from '../vendor/game-error.js';
import type { VendorStore } from '../vendor/store.js';
import { AppError } from '../web/app-error.js';
import type { WalletBook } from './wallet.book.js';
import type { Account, Bet, Owner, Reason, Transfer, TransferOrder, WalletRecord } from './wallet.records.js';

/** The most that a wallet may have after a deposit, in the protocol's units: far below where they are no longer exact. */
const MOST = 100_000_000_000_000;

/** A wallet as its operator sees it, in the protocol's units. `bets` is the cursor up to which it contains bets. */
export interface WalletView {
  balance: number;
  atStake: number;
  bets: string;
}

/** The bets after a cursor. */
export interface BetPage {
  bets: readonly Bet[];
  cursor: string;
  more: boolean;
}

type Alongside = Parameters<VendorStore<WalletRecord>['save']>[0][];

const sameOrder = (one: TransferOrder, other: TransferOrder): boolean =>
  one.direction === other.direction &&
  one.user === other.user &&
  one.currency === other.currency &&
  one.amount === other.amount;

/**
 * The money that players have with us. Each method runs at once and has stored what it did when it returns, so that no
 * two of them meet and what was answered survives a crash.
 */
export class Wallets {
  readonly #changed: ((account: Account) => void)[] = [];
  readonly #closing: ((owner: Owner) => void)[] = [];

  constructor(
    readonly store: VendorStore<WalletRecord>,
    readonly book: WalletBook,
  ) {}

  /** `listener` hears of each wallet that a transfer or a game has changed. */
  onChange(listener: (account: Account) => void): void {
    this.#changed.push(listener);
  }

  /**
   * `close` is called before an operator is told a balance: a game that collects many stakes into one bet ends the
   * player's bet then, so that the balance and the bets up to its cursor agree.
   */
  onClose(close: (owner: Owner) => void): void {
    this.#closing.push(close);
  }

  /**
   * Moves money, or gives the answer that this transfer has had. `refusal` is a reason to refuse a new one.
   * @throws AppError conflict for a known id with other fields
   */
  transfer(order: TransferOrder, refusal: Reason | null = null): Transfer {
    const known = this.book.transfer(order.operator, order.id);
    if (known?.state === 'unknown') return known;
    if (known && sameOrder(known, order)) return known;
    if (known) throw new AppError('conflict', 'transfer_id: names a transfer with other fields');

    const reason = refusal ?? this.#reasonAgainst(order);
    if (reason) {
      const transfer: Transfer = { ...order, state: 'refused', reason };
      this.store.save({ transfer });
      return transfer;
    }
    const amount = minorOf(order);
    const account = this.#moved(order, order.direction === 'deposit' ? amount : -amount, 0n);
    const balance = toWallet(BigInt(account.balance), currencyOf(order.currency));
    const transfer: Transfer = { ...order, state: 'accepted', balance };
    this.save(account, { transfer });
    return transfer;
  }

  /** How a transfer ended. One that is not known yet is refused from now on. */
  ask(operator: string, id: string): Transfer {
    const known = this.book.transfer(operator, id);
    if (known) return known;
    const transfer: Transfer = { operator, id, state: 'unknown' };
    this.store.save({ transfer });
    return transfer;
  }

  view(owner: Owner): WalletView {
    for (const close of this.#closing) close(owner);
    const { balance, atStake } = this.book.account(owner);
    const currency = currencyOf(owner.currency);
    return {
      balance: toWallet(BigInt(balance), currency),
      atStake: toWallet(BigInt(atStake), currency),
      bets: cursorAt(this.book.betsOf(owner.operator).length),
    };
  }

  /** @throws AppError malformed for a cursor that we never gave */
  bets(operator: string, cursor: string, limit: number): BetPage {
    const all = this.book.betsOf(operator);
    const from = Number(cursor === '' ? 0 : cursor);
    if (cursorAt(from) !== cursor || from > all.length)
      throw new AppError('malformed', 'cursor: not one of ours');
    const bets = all.slice(from, from + limit);
    const to = from + bets.length;
    return { bets, cursor: cursorAt(to), more: to < all.length };
  }

  balanceOf(owner: Owner): bigint {
    return BigInt(this.book.account(owner).balance);
  }

  /**
   * The wallet after a game has moved money, to be given to `save` together with what the game decided. Both sums are
   * added, in minor units. @throws GameError insufficient_funds
   */
  moved(owner: Owner, balance: bigint, atStake = 0n): Account {
    const account = this.#moved(owner, balance, atStake);
    if (BigInt(account.balance) < 0n) throw new GameError('insufficient_funds');
    return account;
  }

  /** Stores a changed wallet and what belongs to the change, in one line. */
  save(account: Account, ...alongside: Alongside): void {
    this.saveAll([account], ...alongside);
  }

  /** Stores changed wallets of different owners, of which there may be none, and what belongs to them, in one line. */
  saveAll(accounts: readonly Account[], ...alongside: Alongside): void {
    const [first, ...others] = [...accounts.map((account) => ({ account })), ...alongside];
    if (first) this.store.save(first, ...others);
    for (const account of accounts) for (const listener of this.#changed) listener(account);
  }

  #moved(owner: Owner, balance: bigint, atStake: bigint): Account {
    const before = this.book.account(owner);
    return {
      ...before,
      balance: String(BigInt(before.balance) + balance),
      atStake: String(BigInt(before.atStake) + atStake),
    };
  }

  #reasonAgainst(order: TransferOrder): Reason | null {
    const currency = findCurrency(order.currency);
    if (!currency) return 'WRONG_CURRENCY';
    const balance = this.balanceOf(order);
    if (order.direction === 'withdrawal') return minorOf(order) > balance ? 'NOT_ENOUGH_MONEY' : null;
    return toWallet(balance, currency) + order.amount > MOST ? 'LIMIT_REACHED' : null;
  }
}

/** The position after the bets, none for the beginning. */
const cursorAt = (position: number): string => (position === 0 ? '' : String(position));

/** @throws AppError malformed for a fraction of the currency's minor unit */
function minorOf({ amount, currency }: TransferOrder): bigint {
  const known = currencyOf(currency);
  const minor = fromWallet(amount, known);
  if (toWallet(minor, known) !== amount)
    throw new AppError('malformed', `amount: not in whole minor units of ${currency}`);
  return minor;
}
