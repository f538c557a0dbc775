import { createHash, createHmac } from 'node:crypto';

/** A round every three seconds since the Unix epoch, numbered from 1; the chain of a UTC day has all of its rounds. */
export const PERIOD_MS = 3_000;
export const ROUNDS_A_DAY = 86_400_000 / PERIOD_MS;
const BYTES = 32;

/** When the value of a round is told, in milliseconds. */
export const dueAt = (round: number): number => round * PERIOD_MS;

/** The last round whose value is due. */
export const roundAt = (now: number): number => Math.floor(now / PERIOD_MS);

export const chainOf = (round: number): number => Math.floor((round - 1) / ROUNDS_A_DAY);
export const firstRoundOf = (chain: number): number => chain * ROUNDS_A_DAY + 1;

/**
 * The values of the chains, each of which is fixed by its anchor: SHA-256 of a round's value is the value of the round before, and
 * that of the first one is the anchor. A chain begins at its end, with a value that follows from the secret.
 */
export class Chains {
  readonly #made = new Map<number, Buffer>();

  constructor(readonly secret: string) {}

  /** In hexadecimal. */
  anchor(chain: number): string {
    return this.#at(chain, 0);
  }

  /** In hexadecimal. */
  value(round: number): string {
    const chain = chainOf(round);
    return this.#at(chain, round - firstRoundOf(chain) + 1);
  }

  #at(chain: number, place: number): string {
    return this.#chain(chain)
      .subarray(place * BYTES, (place + 1) * BYTES)
      .toString('hex');
  }

  /** The anchor and the values in the order of their rounds; kept for the days around. */
  #chain(chain: number): Buffer {
    const kept = this.#made.get(chain);
    if (kept) return kept;
    const values = Buffer.alloc((ROUNDS_A_DAY + 1) * BYTES);
    let value = createHmac('sha256', this.secret).update(`chain ${chain}`).digest();
    for (let place = ROUNDS_A_DAY; place >= 0; place -= 1) {
      value.copy(values, place * BYTES);
      value = createHash('sha256').update(value).digest();
    }
    for (const other of this.#made.keys()) if (Math.abs(other - chain) > 3) this.#made.delete(other);
    this.#made.set(chain, values);
    return values;
  }
}
