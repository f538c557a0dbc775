import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * The source of secrets: random, or, if the sandbox has a seed, derived from the seed and the purpose. Then every
 * player's first pair in a game is the same, so that a test knows the results in advance.
 */
export class Randomness {
  constructor(readonly seed: string | undefined) {}

  /** Hexadecimal, of so many bytes, at most 32. */
  hex(purpose: string, bytes: number): string {
    if (this.seed === undefined) return randomBytes(bytes).toString('hex');
    const derived = createHmac('sha256', this.seed).update(purpose).digest();
    return derived.subarray(0, bytes).toString('hex');
  }
}

/** Of a text, in hexadecimal. */
export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');
