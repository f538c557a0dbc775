import type { GameCode } from '../../common/api.js';
import type { Secrets, VendorCode } from './codes.js';
import { GameError } from './game-error.js';
import { KeyedQueue } from './keyed-queue.js';
import { Randomness } from './randomness.js';
import type { Session, WalletTransaction } from './records.js';
import { Rounds } from './rounds.service.js';
import { Seeds } from './seeds.service.js';
import { Sessions } from './sessions.service.js';
import { VendorStore } from './store.js';
import type { Title } from './title.js';
import { WalletClient } from './wallet.client.js';
import { WalletDelivery, type WalletDeliveryOptions } from './wallet.delivery.js';

/** Times in milliseconds. */
export interface VendorOptions {
  file: string;
  portalUrl: string;
  secretsOf: (code: VendorCode, operator: string) => Secrets;
  seed: string | undefined;
  walletTimeout?: number;
  pauses?: WalletDeliveryOptions['pauses'];
  onAttempt?: WalletDeliveryOptions['onAttempt'];
}

/** What a vendor offers under each code by which portals know it. */
export type Offers = Partial<Record<VendorCode, readonly Title[]>>;

/** The titles of both, under the same codes. */
export function joinOffers(one: Offers, other: Offers): Offers {
  const codes = new Set([...Object.keys(one), ...Object.keys(other)] as VendorCode[]);
  return Object.fromEntries([...codes].map((code) => [code, [...(one[code] ?? []), ...(other[code] ?? [])]]));
}

/** What every vendor of seamless wallets does, whatever its games are: sessions, seeds, and the money of rounds. */
export class Vendor {
  readonly codes: readonly VendorCode[];
  readonly randomness: Randomness;
  readonly turns = new KeyedQueue();
  readonly store: VendorStore;
  readonly wallet: WalletClient;
  readonly delivery: WalletDelivery;
  readonly rounds: Rounds;
  readonly seeds: Seeds;
  readonly sessions: Sessions;

  constructor(
    readonly offers: Offers,
    { file, portalUrl, secretsOf, seed, walletTimeout: timeout, pauses, onAttempt }: VendorOptions,
  ) {
    this.codes = Object.keys(offers) as VendorCode[];
    this.randomness = new Randomness(seed);
    this.store = new VendorStore(file);
    this.wallet = new WalletClient({ portalUrl, secretsOf, timeout });
    this.delivery = new WalletDelivery(this.store, this.wallet, { pauses, onAttempt });
    this.rounds = new Rounds(this.store, this.wallet, this.delivery);
    this.seeds = new Seeds(this.store, this.randomness);
    this.sessions = new Sessions(this.store, this.wallet, this.turns);
  }

  titlesOf(code: VendorCode): readonly Title[] {
    return this.offers[code] ?? [];
  }

  /** @throws GameError invalid_input for a game that is not offered */
  titleOf(game: GameCode): Title {
    for (const code of this.codes)
      for (const title of this.titlesOf(code)) if (title.code === game) return title;
    throw new GameError('invalid_input', { field: 'game' });
  }

  /** Requests in flight count as unanswered; the next start continues them. */
  async stop(): Promise<void> {
    this.wallet.stop();
    await this.delivery.stop();
  }

  /**
   * The transactions that an operator accepted in [from, to), in milliseconds, the oldest first, and unanswered bets,
   * which the operator may have accepted.
   */
  transactions(
    code: VendorCode,
    operator: string,
    from: number,
    to: number,
  ): { transaction: WalletTransaction; session: Session }[] {
    return this.store
      .allTransactions()
      .flatMap((transaction) => {
        const session = this.store.session(transaction.session);
        const at = transaction.answeredAt ?? transaction.at;
        const told = transaction.state === 'accepted' || transaction.state === 'unanswered';
        const theirs = session?.operator === operator && session.vendor === code;
        return theirs && told && at >= from && at < to ? [{ transaction, session, at }] : [];
      })
      .sort((a, b) => a.at - b.at);
  }
}
