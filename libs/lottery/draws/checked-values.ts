import { createHash } from 'node:crypto';
import type { BeaconChain } from './beacon.js';

export interface RoundValue {
  round: number;
  /** In hexadecimal. */
  value: string;
}

/** Checks values of a beacon against the chains that it published, from the last one that was right. */
export class CheckedValues {
  private last: (RoundValue & Pick<BeaconChain, 'anchor'>) | undefined;

  /** Null for a value of the chain; for another one what it had to lead back to, and what it leads back to. */
  differing(
    { round, value }: RoundValue,
    { firstRound, anchor }: BeaconChain,
  ): { published: string; calculated: string } | null {
    const { last } = this;
    const from =
      last?.anchor === anchor && last.round <= round ? last : { round: firstRound - 1, value: anchor };
    const calculated = hashedBack(value, round - from.round);
    if (calculated !== from.value) return { published: from.value, calculated };
    this.last = { round, value, anchor };
    return null;
  }
}

function hashedBack(value: string, rounds: number): string {
  let bytes: Buffer = Buffer.from(value, 'hex');
  for (let round = 0; round < rounds; round += 1) bytes = createHash('sha256').update(bytes).digest();
  return bytes.toString('hex');
}
