import type { Session, WalletTransaction } from './records.js';
import type { VendorStore } from './store.js';
import type { WalletClient } from './wallet.client.js';

export interface WalletDeliveryOptions {
  /** The delays before the second, third and later attempts, in milliseconds; the last one repeats. */
  pauses?: readonly [number, ...number[]];
  /** Each attempt, answered or not. */
  onAttempt?: (transaction: WalletTransaction) => void;
}

/** Answers after which the win or rollback can never be accepted. After any other it is sent again. */
const FINAL = new Set(['RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_WRONG_CURRENCY', 'RS_ERROR_DUPLICATE_TRANSACTION']);

/** Sends wins and rollbacks to the portal until each is answered; pending ones survive a restart. */
export class WalletDelivery {
  readonly #pauses: readonly [number, ...number[]];
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #pending = new Map<string, Promise<void>>();
  #stopped = false;
  /** Called with a player's new balance. */
  onBalance: (session: Session) => void = () => undefined;

  constructor(
    readonly store: VendorStore,
    readonly wallet: WalletClient,
    readonly options: WalletDeliveryOptions = {},
  ) {
    this.#pauses = options.pauses ?? [500, 1000, 2000, 4000, 8000];
  }

  /** Continues the work of an earlier run. */
  start(): void {
    for (const transaction of this.store.pendingTransactions())
      if (transaction.operation !== 'bet') void this.deliver(transaction);
  }

  /** Requests in flight are aborted by the wallet and stay pending in the store. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.allSettled(this.#pending.values());
  }

  /** Resolves after the first attempt; retries follow automatically. A transaction is never sent twice at the same time. */
  deliver(transaction: WalletTransaction): Promise<void> {
    const flying = this.#pending.get(transaction.id);
    if (flying) return flying;
    if (this.#stopped) return Promise.resolve();
    clearTimeout(this.#timers.get(transaction.id));
    this.#timers.delete(transaction.id);
    const work = this.#attempt(transaction.id).finally(() => this.#pending.delete(transaction.id));
    this.#pending.set(transaction.id, work);
    return work;
  }

  async #attempt(id: string): Promise<void> {
    const before = this.store.transaction(id);
    const round = before && this.store.round(before.round);
    const session = before && this.store.session(before.session);
    if (!before || !round || !session || before.state !== 'pending') return;
    const reply = await this.wallet.send(session, round, before);
    if (this.#stopped && reply.status === null) return;

    const accepted = reply.status === 'RS_OK';
    const refused = reply.status !== null && FINAL.has(reply.status);
    const transaction: WalletTransaction = {
      ...before,
      attempts: before.attempts + 1,
      answer: reply.why,
      state: accepted ? 'accepted' : refused ? 'refused' : 'pending',
      answeredAt: accepted || refused ? Date.now() : null,
    };
    if (accepted && reply.balance !== undefined) {
      const known = { ...(this.store.session(session.id) ?? session), balance: String(reply.balance) };
      this.store.save({ transaction }, { session: known });
      this.onBalance(known);
    } else this.store.save({ transaction });
    if (transaction.state === 'pending') this.#planNext(transaction);
    this.options.onAttempt?.(transaction);
  }

  #planNext(transaction: WalletTransaction): void {
    if (this.#stopped) return;
    const pause = this.#pauses[Math.min(transaction.attempts, this.#pauses.length) - 1] ?? this.#pauses[0];
    this.#timers.set(
      transaction.id,
      setTimeout(() => void this.deliver(transaction), pause),
    );
  }
}
