import type { Book } from '../vendor/store.js';
import { HandBook } from './seats/hand.book.js';
import type { Account, Bet, Owner, Transfer, WalletRecord } from './wallet.records.js';

const keyOf = ({ operator, user, currency }: Owner): string => JSON.stringify([operator, user, currency]);
const transferKeyOf = ({ operator, id }: Pick<Transfer, 'operator' | 'id'>): string => `${operator}/${id}`;

/**
 * The wallets of all players, their transfers and bets, of which nothing is ever dropped: operators may ask for all of it.
 * And the hands of cards.
 */
export class WalletBook implements Book<WalletRecord> {
  readonly #accounts = new Map<string, Account>();
  readonly #transfers = new Map<string, Transfer>();
  readonly #bets = new Map<string, Bet[]>();
  readonly hands = new HandBook();

  account({ operator, user, currency }: Owner): Account {
    const known = this.#accounts.get(keyOf({ operator, user, currency }));
    return known ?? { operator, user, currency, balance: '0', atStake: '0' };
  }

  transfer(operator: string, id: string): Transfer | undefined {
    return this.#transfers.get(transferKeyOf({ operator, id }));
  }

  /** Of an operator, in the order in which they were decided. The position in it is good for good. */
  betsOf(operator: string): readonly Bet[] {
    return this.#bets.get(operator) ?? [];
  }

  keep(record: WalletRecord): void {
    if ('account' in record) this.#accounts.set(keyOf(record.account), record.account);
    else if ('transfer' in record) this.#transfers.set(transferKeyOf(record.transfer), record.transfer);
    else if ('bet' in record) this.#keepBet(record.bet);
    else this.hands.keep(record);
  }

  records(): WalletRecord[] {
    return [
      ...[...this.#accounts.values()].map((account) => ({ account })),
      ...[...this.#transfers.values()].map((transfer) => ({ transfer })),
      ...[...this.#bets.values()].flat().map((bet) => ({ bet })),
      ...this.hands.records(),
    ];
  }

  #keepBet(bet: Bet): void {
    const bets = this.#bets.get(bet.operator);
    if (bets) bets.push(bet);
    else this.#bets.set(bet.operator, [bet]);
  }
}
