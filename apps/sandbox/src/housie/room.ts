import type { HousiePhase } from '../../common/housie/api.js';
import { ballsOf, PRACTICE, PRICE_STAKES, ticketsOf } from '../../common/housie/game.js';
import type { Ticket } from '../../common/housie/ticket.js';
import { RoundBets } from '../table/bets.js';
import { currencyOf, unitOf } from '../vendor/currencies.js';
import { GameError } from '../vendor/game-error.js';
import { type HousieDraw, poolKeyOf, type Session } from '../vendor/records.js';
import type { Rounds } from '../vendor/rounds.service.js';
import { type Draws, seedsOf } from './draws.js';
import { ballsOfPools, outcomeOf, type PlayedPool, type Purchase, playPools, soldByPool } from './pools.js';

/** In milliseconds. */
export interface HousieTimes {
  /** How long tickets are sold. */
  sale: number;
  /** From one ball to the next. */
  ball: number;
  /** How long the result is shown before the next sale. */
  result: number;
}

export const HOUSIE_TIMES: HousieTimes = { sale: 30_000, ball: 1_200, result: 10_000 };

export interface OwnPurchase extends Purchase {
  tickets: Ticket[];
  /** Null until the player's round is over. */
  payout: bigint | null;
}

export interface CurrentDraw {
  draw: HousieDraw;
  /** Secret but for those that were called. */
  balls: number[];
  called: number;
  bets: RoundBets<OwnPurchase>;
  /** What was played for, once the sale is closed. */
  pools: ReadonlyMap<string, PlayedPool> | null;
  /** The next purchase gets this strip. */
  strip: number;
  closesAt: number;
  /** Null until the result, and where no sale follows. */
  nextAt: number | null;
}

export const priceOf = ({ currency }: Pick<Session, 'currency'>): bigint =>
  PRICE_STAKES * unitOf(currencyOf(currency));

/**
 * The room of housie. It plays while somebody watches: sale, draw, result, and again. A stake that the portal has not
 * accepted when the sale closes is rolled back. What was sold is stored before the first ball, and prizes follow from
 * it, so that a draw that was cut off is paid by the next start.
 */
export class HousieRoom {
  phase: HousiePhase = 'result';
  current: CurrentDraw | null = null;
  watching = 0;
  #isResting = true;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    readonly rounds: Rounds,
    readonly draws: Draws,
    /** `urgent` for a ball or a phase; otherwise a purchase or a watcher has changed. */
    readonly onChange: (urgent: boolean) => void,
    readonly times: HousieTimes = HOUSIE_TIMES,
  ) {}

  /** Tickets are sold, or the room rests, and a sale opens when somebody comes. */
  get isOpen(): boolean {
    return this.#isResting || this.phase === 'open';
  }

  watch(): void {
    this.watching += 1;
    if (this.#isResting) void this.#open();
    this.#changed(false);
  }

  unwatch(): void {
    this.watching -= 1;
    this.#changed(false);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** @throws GameError round_closed, limit and those of Rounds.open */
  async buy(session: Session, tickets: number): Promise<OwnPurchase> {
    const { current } = this;
    if (!current || !this.#sells(current)) throw new GameError('round_closed');
    const placed = current.bets.add(session, () => this.#place(current, session, tickets));
    const bought = await Promise.race([placed, current.bets.closed]);
    this.#changed(false);
    return bought;
  }

  async #place(current: CurrentDraw, session: Session, count: number): Promise<OwnPurchase> {
    const strip = current.strip;
    current.strip += 1;
    const input = { kind: 'housie' as const, strip, tickets: count };
    const tickets = await ticketsOf(seedsOf(current.draw), input);
    const stake = priceOf(session) * BigInt(count);
    const round = await this.rounds.open(session, { stake, source: { draw: current.draw.number }, input });
    if (!this.#sells(current)) {
      void this.rounds.void(round);
      throw new GameError('round_closed');
    }
    return { session, round, input, tickets, payout: null };
  }

  #sells(round: CurrentDraw): boolean {
    return this.current === round && this.phase === 'open' && !this.#isStopped && Date.now() < round.closesAt;
  }

  #changed(urgent: boolean): void {
    if (!this.#isStopped) this.onChange(urgent);
  }

  async #open(): Promise<void> {
    this.#isResting = false;
    const draw = this.draws.next();
    const balls = await ballsOf(seedsOf(draw));
    if (this.#isStopped) return;
    this.current = {
      draw,
      balls,
      called: 0,
      bets: new RoundBets(),
      pools: null,
      strip: PRACTICE.length + 1,
      closesAt: Date.now() + this.times.sale,
      nextAt: null,
    };
    this.phase = 'open';
    this.#timer = setTimeout(() => void this.#close(), this.times.sale);
    this.#changed(true);
  }

  async #close(): Promise<void> {
    const { current } = this;
    if (!current) return;
    const sold = soldByPool(current.bets.all(), priceOf);
    this.phase = 'draw';
    current.draw = { ...current.draw, sold };
    this.draws.store.save({ draw: current.draw });
    current.bets.close();
    current.pools = await playPools(current.draw);
    if (this.#isStopped) return;
    current.draw = { ...current.draw, balls: ballsOfPools(current.pools) };
    this.draws.store.save({ draw: current.draw });
    this.#settle(current, ({ prizes }) => prizes.length === 0);
    this.#changed(true);
    this.#callNext(current);
  }

  /** Stakes that go back are told at once, the others after the last ball. */
  #settle(current: CurrentDraw, which: (pool: PlayedPool) => boolean): void {
    const ends = current.bets.all().flatMap((bought) => {
      const pool = current.pools?.get(poolKeyOf(bought.session));
      return pool && which(pool) && bought.payout === null
        ? [{ bought, outcome: outcomeOf(bought, pool) }]
        : [];
    });
    void this.rounds.settleAll(ends.map(({ outcome }) => outcome));
    for (const { bought, outcome } of ends) bought.payout = outcome.payout;
  }

  #callNext(current: CurrentDraw): void {
    if (current.called === current.draw.balls) return this.#finish(current);
    this.#timer = setTimeout(() => {
      current.called += 1;
      this.#changed(true);
      this.#callNext(current);
    }, this.times.ball);
  }

  #finish(current: CurrentDraw): void {
    this.#settle(current, () => true);
    this.draws.end();
    this.phase = 'result';
    current.nextAt = Date.now() + this.times.result;
    this.#timer = setTimeout(() => this.#next(), this.times.result);
    this.#changed(true);
  }

  #next(): void {
    if (this.watching > 0) return void this.#open();
    this.#isResting = true;
    if (this.current) this.current.nextAt = null;
  }
}
