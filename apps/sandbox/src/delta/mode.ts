import { setTimeout } from 'node:timers/promises';
import { AppError } from '../web/app-error.js';

/**
 * How Delta treats deposits and withdrawals. silent: does them and hangs up. deaf: hangs up without doing them. slow: answers
 * late. refuse: refuses each new one. away: answers none of an operator's calls about wallets, with 503.
 */
export const MODES = ['working', 'silent', 'deaf', 'slow', 'refuse', 'away'] as const;
export type Mode = (typeof MODES)[number];

/** A restart resets it. */
export class Modes {
  readonly #stop = new AbortController();
  readonly #of = new Map<string, Mode>();
  #common: Mode = 'working';

  constructor(readonly slowMs = 8_000) {}

  /** For one user, or for all who have none of their own. */
  set(mode: Mode, user?: string): void {
    if (user !== undefined) this.#of.set(user, mode);
    else {
      this.#common = mode;
      this.#of.clear();
    }
  }

  of(user: string): Mode {
    return this.#of.get(user) ?? this.#common;
  }

  /** @throws AppError unavailable while we are away */
  assertHere(user: string): void {
    if (this.of(user) === 'away') throw new AppError('unavailable', 'out of order on demand', 503);
  }

  /** Resolves after the delay of `slow`, or when we stop. */
  async delay(): Promise<void> {
    await setTimeout(this.slowMs, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }

  stop(): void {
    this.#stop.abort();
  }
}
