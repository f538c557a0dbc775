import { createHmac } from 'node:crypto';
import type { Randomness } from '../vendor/randomness.js';
import type { VendorStore } from '../vendor/store.js';

const SEED_BYTES = 32;

/**
 * The seeds of all matches: each is the HMAC-SHA256 of the match's id under one stored secret, so that it exists before
 * the match, is the same after a restart, and tells nothing of another once it is revealed.
 */
export class MatchSeeds {
  readonly #secret: string;

  constructor(store: VendorStore, randomness: Randomness) {
    const known = store.bookSeed();
    const bookSeed = known ?? { seed: randomness.hex('book', SEED_BYTES) };
    if (!known) store.save({ bookSeed });
    this.#secret = bookSeed.seed;
  }

  /** Hexadecimal. */
  of(match: string): string {
    return createHmac('sha256', this.#secret).update(match).digest('hex');
  }
}
