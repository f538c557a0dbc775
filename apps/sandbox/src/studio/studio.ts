import type { Server as HttpServer } from 'node:http';
import { allTitles } from './catalogue.js';
import { Chains } from './crash.chain.js';
import { CrashSocket } from './crash.socket.js';
import { CRASH_TIMES, type CrashTimes } from './crash.table.js';
import { InstantGames } from './instant.service.js';
import { InstantTitles } from './instant-titles.service.js';
import { KeyedQueue } from './keyed-queue.js';
import { Randomness } from './randomness.js';
import { RoundViews } from './round.view.js';
import { Rounds } from './rounds.service.js';
import { Seeds } from './seeds.service.js';
import { Sessions } from './sessions.service.js';
import type { Session, WalletTransaction } from './studio.records.js';
import { StudioStore } from './studio.store.js';
import { WalletClient } from './wallet.client.js';
import { WalletDelivery, type WalletDeliveryOptions } from './wallet.delivery.js';

/** Times in milliseconds. */
export interface StudioOptions {
  file: string;
  portalUrl: string;
  /** Of an operator; the first one signs. */
  secretsOf: (operator: string) => readonly [string, ...string[]];
  seed: string | undefined;
  walletTimeout?: number;
  pauses?: WalletDeliveryOptions['pauses'];
  times?: CrashTimes;
  onAttempt?: WalletDeliveryOptions['onAttempt'];
}

/** Creates all parts of the studio. */
export class Studio {
  readonly titles = allTitles();
  readonly times: CrashTimes;
  readonly store: StudioStore;
  readonly wallet: WalletClient;
  readonly delivery: WalletDelivery;
  readonly rounds: Rounds;
  readonly seeds: Seeds;
  readonly chains: Chains;
  readonly sessions: Sessions;
  readonly games: InstantGames;
  readonly instant: InstantTitles;
  readonly views: RoundViews;
  readonly crash: CrashSocket;

  constructor(http: HttpServer, options: StudioOptions) {
    const { portalUrl, secretsOf, walletTimeout: timeout, pauses, onAttempt } = options;
    const randomness = new Randomness(options.seed);
    const turns = new KeyedQueue();
    this.times = options.times ?? CRASH_TIMES;
    this.store = new StudioStore(options.file);
    this.wallet = new WalletClient({ portalUrl, secretsOf, timeout });
    this.delivery = new WalletDelivery(this.store, this.wallet, {
      pauses,
      onAttempt,
      onBalance: (session) => this.crash.sendBalance(session),
    });
    this.rounds = new Rounds(this.store, this.wallet, this.delivery);
    this.seeds = new Seeds(this.store, randomness);
    this.chains = new Chains(this.store, randomness);
    this.sessions = new Sessions(this.store, this.wallet, turns);
    this.games = new InstantGames(this.store, this.rounds, this.seeds, turns);
    this.instant = new InstantTitles(this.store, this.rounds, this.seeds, turns);
    this.views = new RoundViews(this.store, this.chains);
    this.crash = new CrashSocket(http, this.sessions, this.rounds, this.chains, this.times);
  }

  /** Continues the work of an earlier run. */
  start(): void {
    this.rounds.start();
    void this.instant.start();
  }

  /** Requests in flight count as unanswered; the next start continues them. */
  async stop(): Promise<void> {
    this.wallet.stop();
    await this.crash.stop();
    await this.delivery.stop();
  }

  /**
   * The transactions that an operator accepted in [from, to), in milliseconds, the oldest first, and unanswered bets,
   * which the operator may have accepted.
   */
  transactions(
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
        return session?.operator === operator && told && at >= from && at < to
          ? [{ transaction, session, at }]
          : [];
      })
      .sort((a, b) => a.at - b.at);
  }
}
