import type { CrashHistoryEntry, CrashPhase, Limits } from '../../common/api.js';
import { crashPoint } from '../../common/fairness.js';
import { AUTO_CASH_OUT, crashPayout, GROWTH, multiplierAt, timeOf } from '../../common/studio/crash.js';
import { currencyOf } from '../vendor/currencies.js';
import { GameError } from '../vendor/game-error.js';
import { playerOf, type Round, type Session } from '../vendor/records.js';
import type { Rounds } from '../vendor/rounds.service.js';
import { checkStake } from '../vendor/stake.js';
import { limitsOf } from '../vendor/title.js';
import { titleOf } from './catalogue.js';
import type { ChainLink, Chains } from './crash.chain.js';

const HISTORY = 20;

/** Times in milliseconds; `growth` per millisecond. */
export interface CrashTimes {
  waiting: number;
  /** How long a crash is shown before the next round. */
  crashed: number;
  growth: number;
  /** The time limit for the portal to accept a stake. */
  betTimeout: number;
}

export const CRASH_TIMES: CrashTimes = { waiting: 7000, crashed: 3500, growth: GROWTH, betTimeout: 5000 };

export interface TableBet {
  session: Session;
  round: Round;
  stake: bigint;
  /** The player's automatic cash-out. */
  autoCashOut: number | null;
  /** The multiplier at which it is cashed out at the latest: the chosen one, or where it reaches the largest win. */
  latest: number;
  cashOutAt: number | null;
  payout: bigint | null;
}

interface CurrentRound {
  link: ChainLink;
  bust: number;
  startsAt: number;
  startedAt: number | null;
}

/**
 * The one table of the crash game. It plays while somebody watches: waiting, running, crashed, and again. Bets are
 * accepted while it waits; a stake that the portal has not accepted when the round starts is rolled back.
 */
export class CrashTable {
  phase: CrashPhase = 'crashed';
  current: CurrentRound | null = null;
  history: CrashHistoryEntry[] = [];
  readonly bets = new Map<string, TableBet>();
  readonly #placing = new Set<string>();
  #watchers = 0;
  #resting = true;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    readonly rounds: Rounds,
    readonly chains: Chains,
    /** `urgent` for a change of phase; otherwise a bet has changed. */
    readonly onChange: (urgent: boolean) => void,
    readonly times: CrashTimes = CRASH_TIMES,
  ) {}

  watch(): void {
    this.#watchers += 1;
    if (this.#resting) void this.#wait();
  }

  unwatch(): void {
    this.#watchers -= 1;
  }

  /** Unfinished bets stay open in the store; the next start rolls them back. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** @throws GameError round_closed, limit and those of Rounds.open */
  async bet(session: Session, amount: string, autoCashOut: number | null): Promise<TableBet> {
    const limits = limitsOf(titleOf(session.game), currencyOf(session.currency));
    const stake = checkStake(amount, limits);
    if (autoCashOut !== null && (autoCashOut < AUTO_CASH_OUT.min || autoCashOut > AUTO_CASH_OUT.max))
      throw new GameError('invalid_input', { field: 'autoCashOut' });
    const player = playerOf(session);
    const { current } = this;
    if (this.phase !== 'waiting' || !current) throw new GameError('round_closed');
    if (this.bets.has(player) || this.#placing.has(player))
      throw new GameError('limit', { rule: 'bets', value: '1' });
    this.#placing.add(player);
    try {
      const round = await this.rounds.open(session, {
        stake,
        source: current.link,
        input: { kind: 'crash', autoCashOut },
        timeout: Math.max(1, Math.min(this.times.betTimeout, current.startsAt - Date.now())),
      });
      if (this.current !== current || this.phase !== 'waiting' || this.#stopped) {
        void this.rounds.void(round);
        throw new GameError('round_closed');
      }
      const latest = Math.min(autoCashOut ?? Number.POSITIVE_INFINITY, capOf(stake, limits));
      const bet: TableBet = {
        session,
        round,
        stake,
        autoCashOut,
        latest,
        cashOutAt: null,
        payout: null,
      };
      this.bets.set(player, bet);
      this.onChange(false);
      return bet;
    } finally {
      this.#placing.delete(player);
    }
  }

  /** Cashes out now. @throws GameError round_closed if there is nothing to cash out, or no longer */
  cashOut(session: Session): { cashOutAt: number; payout: bigint } {
    const bet = this.bets.get(playerOf(session));
    const elapsed = this.#elapsed();
    if (!bet || bet.cashOutAt !== null || elapsed === null || !this.current)
      throw new GameError('round_closed');
    if (elapsed >= timeOf(this.current.bust, this.times.growth)) throw new GameError('round_closed');
    const cashOutAt = Math.min(multiplierAt(elapsed, this.times.growth), bet.latest, this.current.bust);
    return { cashOutAt, payout: this.#pay(bet, cashOutAt) };
  }

  #elapsed(): number | null {
    if (this.phase !== 'running' || !this.current?.startedAt) return null;
    return Date.now() - this.current.startedAt;
  }

  #pay(bet: TableBet, cashOutAt: number): bigint {
    const payout = crashPayout(bet.stake, cashOutAt);
    bet.cashOutAt = cashOutAt;
    bet.payout = payout;
    void this.rounds.settle(bet.round, { kind: 'crash', bust: null, cashedOutAt: cashOutAt }, payout);
    this.onChange(false);
    return payout;
  }

  async #wait(): Promise<void> {
    this.#resting = false;
    const link = this.chains.next();
    if (this.history.length === 0) await this.#recall(link);
    const bust = await this.#bustOf(link);
    const startsAt = Date.now() + this.times.waiting;
    this.bets.clear();
    this.current = { link, bust, startsAt, startedAt: null };
    this.phase = 'waiting';
    this.#next(startsAt, () => this.#start());
    this.onChange(true);
  }

  #bustOf(link: ChainLink): Promise<number> {
    return crashPoint(this.chains.hashOf(link), this.chains.saltOf(link));
  }

  /** Restores the results of the rounds that an earlier run played. */
  async #recall({ chain, index }: ChainLink): Promise<void> {
    for (let earlier = Math.max(1, index - HISTORY); earlier < index; earlier += 1) {
      const link = { chain, index: earlier };
      const entry = { index: earlier, bust: await this.#bustOf(link), hash: this.chains.hashOf(link) };
      this.history.unshift(entry);
    }
  }

  #start(): void {
    if (!this.current) return;
    this.phase = 'running';
    this.current.startedAt = Date.now();
    this.onChange(true);
    this.#climb();
  }

  /** Cashes out the bets that are due, and schedules the next one or the crash. */
  #climb(): void {
    const elapsed = this.#elapsed();
    if (!this.current?.startedAt || elapsed === null) return;
    const { bust, startedAt } = this.current;
    const open = [...this.bets.values()].filter((bet) => bet.cashOutAt === null && bet.latest <= bust);
    const timeFor = (multiplier: number) => timeOf(multiplier, this.times.growth);
    for (const bet of open) if (timeFor(bet.latest) <= elapsed) this.#pay(bet, bet.latest);
    if (elapsed >= timeFor(bust)) return this.#crash();
    const due = open.filter(({ cashOutAt }) => cashOutAt === null).map(({ latest }) => timeFor(latest));
    this.#next(startedAt + Math.min(timeFor(bust), ...due), () => this.#climb());
  }

  #crash(): void {
    if (!this.current) return;
    const { link, bust } = this.current;
    this.chains.end();
    this.phase = 'crashed';
    this.history = [{ index: link.index, bust, hash: this.chains.hashOf(link) }, ...this.history];
    this.history.length = Math.min(this.history.length, HISTORY);
    for (const bet of this.bets.values()) {
      const result = { kind: 'crash' as const, bust, cashedOutAt: bet.cashOutAt };
      if (bet.cashOutAt === null) void this.rounds.settle(bet.round, result, 0n);
      else this.rounds.amend(bet.round.id, result);
    }
    this.#next(Date.now() + this.times.crashed, () => {
      if (this.#watchers > 0) void this.#wait();
      else this.#resting = true;
    });
    this.onChange(true);
  }

  #next(at: number, work: () => void): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    // A long round would overflow the timer, so it is checked again after a minute.
    this.#timer = setTimeout(work, Math.min(60_000, Math.max(0, Math.ceil(at - Date.now()))));
  }
}

/** The multiplier at which a stake reaches the largest win. */
function capOf(stake: bigint, limits: Limits): number {
  return Number((BigInt(limits.maxWin) * 100n) / stake);
}
