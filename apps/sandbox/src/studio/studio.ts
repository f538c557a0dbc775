import type { Server as HttpServer } from 'node:http';
import { allTitles } from './catalogue.js';
import { Chains } from './crash.chain.js';
import { CrashSocket } from './crash.socket.js';
import { CRASH_TIMES, type CrashTimes } from './crash.table.js';
import { InstantGames } from './instant.service.js';
import { Randomness } from './randomness.js';
import { RoundViews } from './round.view.js';
import { Rounds } from './rounds.service.js';
import { Seeds } from './seeds.service.js';
import { Sessions } from './sessions.service.js';
import type { Session, WalletTransaction } from './studio.records.js';
import { StudioStore } from './studio.store.js';
import { Turns } from './turns.js';
import { WalletClient } from './wallet.client.js';
import { WalletCourier, type WalletCourierOptions } from './wallet.courier.js';

/** Times in milliseconds. */
export interface StudioOptions {
  file: string;
  portalUrl: string;
  /** The first signs. */
  secrets: readonly [string, ...string[]];
  seed: string | undefined;
  walletTimeout?: number;
  pauses?: WalletCourierOptions['pauses'];
  times?: CrashTimes;
  onAttempt?: WalletCourierOptions['onAttempt'];
}

/** All parts of the studio, put together. */
export class Studio {
  readonly titles = allTitles();
  readonly times: CrashTimes;
  readonly store: StudioStore;
  readonly wallet: WalletClient;
  readonly courier: WalletCourier;
  readonly rounds: Rounds;
  readonly seeds: Seeds;
  readonly chains: Chains;
  readonly sessions: Sessions;
  readonly games: InstantGames;
  readonly views: RoundViews;
  readonly crash: CrashSocket;

  constructor(http: HttpServer, options: StudioOptions) {
    const { portalUrl, secrets, walletTimeout: timeout, pauses, onAttempt } = options;
    const randomness = new Randomness(options.seed);
    const turns = new Turns();
    this.times = options.times ?? CRASH_TIMES;
    this.store = new StudioStore(options.file);
    this.wallet = new WalletClient({ portalUrl, secrets, timeout });
    this.courier = new WalletCourier(this.store, this.wallet, {
      pauses,
      onAttempt,
      onBalance: (session) => this.crash.tellBalance(session),
    });
    this.rounds = new Rounds(this.store, this.wallet, this.courier);
    this.seeds = new Seeds(this.store, randomness);
    this.chains = new Chains(this.store, randomness);
    this.sessions = new Sessions(this.store, this.wallet, turns);
    this.games = new InstantGames(this.store, this.rounds, this.seeds, turns);
    this.views = new RoundViews(this.store, this.chains);
    this.crash = new CrashSocket(http, this.sessions, this.rounds, this.chains, this.times);
  }

  /** Takes up what an earlier run left. */
  start(): void {
    this.rounds.start();
  }

  /** What is under way counts as unanswered; the next start takes it up. */
  async stop(): Promise<void> {
    this.wallet.stop();
    await this.crash.stop();
    await this.courier.stop();
  }

  /**
   * What an operator has accepted in [from, to), milliseconds, the oldest first; with it bets that got no answer,
   * which the operator may have.
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
