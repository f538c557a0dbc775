import type { MarketView, MatchView } from '../../common/book/api.js';
import type { BookCode } from '../../common/book/codes.js';
import {
  type Fixture,
  isSuspended,
  type Market,
  matchNumbers,
  playTo,
  type Selection,
} from '../../common/book/match.js';
import { oddsOf } from '../../common/book/odds.js';
import type { MatchProof } from '../../common/book/outcome.js';
import type { LegState } from '../../common/book/slip.js';
import { bookTitle, fixtureById, type SportState, stepsAt } from '../../common/book/titles.js';
import { sha256Hex } from '../vendor/randomness.js';
import type { Ruling } from '../vendor/records.js';

/** A match as far as the clock has played it. Its rulings may change at any time. */
export class Match {
  #state: SportState;
  #markets: { steps: number; markets: Market[] } | null = null;

  private constructor(
    readonly code: BookCode,
    readonly fixture: Fixture,
    readonly seed: string,
    readonly numbers: readonly number[],
    readonly ruling: () => Ruling | undefined,
  ) {
    this.#state = bookTitle(code).rules.begin(fixture);
  }

  /** @throws RangeError for an id that no match of the title can have */
  static async deal(
    code: BookCode,
    id: string,
    seed: string,
    ruling: () => Ruling | undefined,
  ): Promise<Match> {
    const fixture = fixtureById(code, id);
    const numbers = await matchNumbers(seed, id, bookTitle(code).rules.maxSteps);
    return new Match(code, fixture, seed, numbers, ruling);
  }

  /** Plays on to a moment; it never goes back. */
  playTo(now: number): this {
    const steps = stepsAt(this.code, this.fixture, now);
    this.#state = playTo(this.#rules, this.fixture, this.numbers, steps, this.#state);
    return this;
  }

  get id(): string {
    return this.fixture.id;
  }

  get state(): SportState {
    return this.#state;
  }

  get isOver(): boolean {
    return this.#rules.isOver(this.#state);
  }

  get isCancelled(): boolean {
    return this.ruling()?.isCancelled ?? false;
  }

  /** Whether bets and cash-outs are taken now. */
  get isOpen(): boolean {
    return !this.isOver && !this.isCancelled && !isSuspended(this.#state);
  }

  /** None once the match is over or cancelled; the same while it is suspended as at the moment of its last step. */
  get markets(): readonly Market[] {
    if (this.isOver || this.isCancelled) return [];
    const { steps } = this.#state;
    if (this.#markets?.steps !== steps)
      this.#markets = { steps, markets: this.#rules.markets(this.fixture, this.#state) };
    return this.#markets.markets;
  }

  /** Null while the result is open. @throws RangeError for an id that no market has */
  resultOf(market: string): Selection | null {
    return this.#rules.resultOf(this.fixture, this.#state, market);
  }

  /** What became of a selection, by the rulings and the play so far. */
  legState(market: string, selection: Selection): LegState {
    const ruling = this.ruling();
    if (ruling?.isCancelled) return 'void';
    const result = ruling?.results[market] ?? this.resultOf(market);
    if (result === null) return 'open';
    return result === selection ? 'won' : 'lost';
  }

  /** The seed is told once the match is over. */
  get proof(): MatchProof {
    const serverSeed = this.isOver ? this.seed : null;
    return { match: this.id, serverSeedHash: sha256Hex(this.seed), serverSeed };
  }

  view(now: number): MatchView {
    const { serverSeed, serverSeedHash } = this.proof;
    return {
      id: this.id,
      state: this.#state,
      isLive: now >= this.fixture.startsAt && !this.isOver,
      isOver: this.isOver,
      isSuspended: isSuspended(this.#state) && !this.isOver,
      isCancelled: this.isCancelled,
      markets: this.markets.map(marketView).filter(isOffered),
      seedHash: serverSeedHash,
      seed: serverSeed,
    };
  }

  get #rules() {
    return bookTitle(this.code).rules;
  }
}

function marketView({ id, kind, period, line, chances }: Market): MarketView {
  const odds = chances.map(([selection, chance]) => ({ selection, odds: oddsOf(chance) }));
  return { id, kind, period, line, odds };
}

const isOffered = ({ odds }: MarketView): boolean => odds.some((one) => one.odds !== null);
