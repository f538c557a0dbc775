import type { Secrets, VendorCode } from './codes.js';
import { FreeRoundGrants } from './free-rounds.service.js';
import type { Session, WalletTransaction } from './records.js';
import { Rounds } from './rounds.service.js';
import { SeamlessMoney } from './seamless.money.js';
import { VendorStore } from './store.js';
import { type Offers, Vendor, type VendorOptions } from './vendor.js';
import { WalletClient } from './wallet.client.js';
import { WalletDelivery, type WalletDeliveryOptions } from './wallet.delivery.js';

/** Times in milliseconds. */
export interface SeamlessOptions extends VendorOptions {
  portalUrl: string;
  secretsOf: (code: VendorCode, operator: string) => Secrets;
  walletTimeout?: number;
  pauses?: WalletDeliveryOptions['pauses'];
  onAttempt?: WalletDeliveryOptions['onAttempt'];
}

/** A vendor whose players' money stays in the portal, which is asked at each bet. */
export class SeamlessVendor extends Vendor {
  readonly wallet: WalletClient;
  readonly delivery: WalletDelivery;
  readonly rounds: Rounds;
  readonly freeRounds: FreeRoundGrants;

  constructor(
    offers: Offers,
    { file, seed, reskins, portalUrl, secretsOf, walletTimeout: timeout, pauses, onAttempt }: SeamlessOptions,
  ) {
    const store = new VendorStore(file);
    const wallet = new WalletClient({ portalUrl, secretsOf, timeout });
    super(offers, { store, seed, reskins, money: new SeamlessMoney(store, wallet) });
    this.wallet = wallet;
    this.delivery = new WalletDelivery(store, wallet, { pauses, onAttempt });
    this.rounds = new Rounds(store, wallet, this.delivery);
    this.freeRounds = new FreeRoundGrants(store);
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
