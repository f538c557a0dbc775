import type { Server as SocketServer } from 'socket.io';
import { AUTO_CASH_OUT } from '../../common/studio/crash.js';
import { DICE_RULES } from '../../common/studio/dice.js';
import { hasJackpot } from '../../common/studio/slot-titles.js';
import type { Games, GameView, LiveJackpot } from '../vendor/games.js';
import { playerOf, type Round, type Session } from '../vendor/records.js';
import type { VisibleOutcome } from '../vendor/round.view.js';
import { type SeamlessOptions, SeamlessVendor } from '../vendor/seamless.vendor.js';
import { fairnessOf, seedsProofOf } from '../vendor/seeds.service.js';
import type { Title } from '../vendor/title.js';
import { STUDIO_TITLES, titleOf } from './catalogue.js';
import { Chains } from './crash.chain.js';
import { CrashSocket } from './crash.socket.js';
import { CRASH_TIMES, type CrashTimes } from './crash.table.js';
import { InstantGames } from './instant.service.js';
import { InstantTitles } from './instant-titles.service.js';
import { JackpotSocket } from './jackpot.socket.js';
import { Jackpots } from './jackpots.js';

export interface StudioOptions extends SeamlessOptions {
  times?: CrashTimes;
}

/** The vendor of dice, slots, the crash game and instant titles. */
export class Studio implements Games {
  readonly vendor: SeamlessVendor;
  readonly times: CrashTimes;
  readonly chains: Chains;
  readonly jackpots: Jackpots;
  readonly #pots: JackpotSocket;
  readonly games: InstantGames;
  readonly instant: InstantTitles;
  readonly crash: CrashSocket;

  constructor(sockets: SocketServer, { times = CRASH_TIMES, ...options }: StudioOptions) {
    this.vendor = new SeamlessVendor({ STUDIO: STUDIO_TITLES }, options);
    const { store, rounds, seeds, turns, sessions, randomness } = this.vendor;
    this.times = times;
    this.chains = new Chains(store, randomness);
    this.jackpots = new Jackpots(store);
    this.#pots = new JackpotSocket(sockets, sessions, this.jackpots);
    this.games = new InstantGames(store, rounds, seeds, turns, this.jackpots, this.vendor.freeRounds);
    this.instant = new InstantTitles(store, rounds, seeds, turns);
    this.crash = new CrashSocket(sockets, sessions, rounds, this.chains, times);
    this.vendor.delivery.onBalance = (session) => this.crash.sendBalance(session);
  }

  /**
   * Continues the work of an earlier run. The open rounds of instant titles follow from their seeds and steps, and go
   * on; those of slots with a jackpot are settled.
   */
  start(): void {
    this.vendor.rounds.start((round) => round.input.kind === 'instant' || this.games.resumes(round));
    void this.games.start();
    void this.instant.start();
  }

  /** Requests in flight count as unanswered; the next start continues them. */
  async stop(): Promise<void> {
    this.crash.stop();
    this.#pots.stop();
    await this.vendor.stop();
  }

  /** Not where a stake feeds a jackpot, since a free round has none. */
  readonly hasFreeRounds = ({ kind, code }: Title): boolean => kind === 'slot' && !hasJackpot(code);

  async viewOf(session: Session): Promise<GameView> {
    const { kind, slot } = titleOf(session.game);
    if (kind === 'crash') return { crash: this.#crashRules() };
    return {
      fairness: fairnessOf(this.vendor.seeds.current(playerOf(session), session.game)),
      dice: kind === 'dice' ? DICE_RULES : null,
      slot,
      jackpot: hasJackpot(session.game) ? this.jackpots.rulesOf(session) : null,
      openRound: kind === 'instant' ? await this.instant.openRound(session) : null,
      freeRounds: this.vendor.freeRounds.ofSession(session),
    };
  }

  liveJackpots(operator: string, currency: string): LiveJackpot[] {
    return this.jackpots.live(operator, currency);
  }

  outcomeOf({ source, result }: Round): VisibleOutcome {
    if (!('chain' in source)) return { result, proof: seedsProofOf(this.vendor.store, source) };
    const proof = this.chains.proofOf(source);
    if (result?.kind !== 'crash' || this.chains.isOver(source)) return { result, proof };
    return { result: { ...result, bust: null }, proof };
  }

  #crashRules(): GameView['crash'] {
    const { salt, terminalHash } = this.chains.inUse();
    const { growth, waiting } = this.times;
    return { growth, waitingMs: waiting, salt, terminalHash, autoCashOut: AUTO_CASH_OUT };
  }
}
