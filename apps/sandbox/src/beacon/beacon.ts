import { randomBytes } from 'node:crypto';
import { JsonLines } from '../store/json-lines.js';
import { AppError } from '../web/app-error.js';
import { Chains, chainOf, dueAt, firstRoundOf, PERIOD_MS, ROUNDS_A_DAY, roundAt } from './chain.js';
import type { BeaconMode } from './mode.js';

/** By which a late value is told, in milliseconds. */
const LATE_MS = 20_000;
/** So many days ahead the anchors are published, beside those of yesterday and today. */
const DAYS_AHEAD = 2;

export interface BeaconRound {
  round: number;
  /** 32 bytes in hexadecimal. */
  value: string;
  at: string;
}

/** Tells a value every three seconds that nobody could know before and everybody can check against an anchor told the day before. */
export class Beacon {
  mode: BeaconMode = 'working';
  readonly #lines: JsonLines<{ secret: string }>;
  #chains: Chains | undefined;

  constructor(
    file: string,
    readonly now: () => number = Date.now,
  ) {
    this.#lines = new JsonLines(file);
  }

  info() {
    const today = chainOf(roundAt(this.now()));
    const chains = Array.from({ length: DAYS_AHEAD + 2 }, (_, at) => today - 1 + at);
    return {
      period_seconds: PERIOD_MS / 1000,
      genesis: new Date(0).toISOString(),
      rounds_of_a_chain: ROUNDS_A_DAY,
      chains: chains.map((chain) => ({
        first_round: firstRoundOf(chain),
        anchor: this.#all().anchor(chain),
      })),
    };
  }

  /** @throws AppError not_found for a round that is not due, or is kept back */
  round(round: number): BeaconRound {
    const at = dueAt(round) + (this.mode === 'late' ? LATE_MS : 0);
    if (this.now() < at)
      throw new AppError('not_found', `round ${round} is due at ${new Date(at).toISOString()}`);
    if (this.mode === 'missing') throw new AppError('not_found', `round ${round} has no value`);
    const value = this.mode === 'wrong' ? randomBytes(32).toString('hex') : this.#all().value(round);
    return { round, value, at: new Date(dueAt(round)).toISOString() };
  }

  /** The newest rounds that are told, the latest first. */
  latest(count: number): BeaconRound[] {
    if (this.mode === 'missing') return [];
    const last = roundAt(this.now() - (this.mode === 'late' ? LATE_MS : 0));
    return Array.from({ length: count }, (_, at) => this.round(last - at));
  }

  #all(): Chains {
    this.#chains ??= new Chains(this.#secret());
    return this.#chains;
  }

  #secret(): string {
    const kept = this.#lines.read().at(-1);
    if (kept) return kept.secret;
    const secret = randomBytes(32).toString('hex');
    this.#lines.append({ secret });
    return secret;
  }
}
