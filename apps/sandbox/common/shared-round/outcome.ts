import type { SharedRoundResult } from './titles.js';

/** The proof of one round of a shoe: all of its results follow from the seed, by `deal` of the title's rules. */
export interface ShoeProof {
  kind: 'shoe';
  /** Published before the first round of the shoe. */
  serverSeedHash: string;
  /** Null until the last round of the shoe is over. */
  serverSeed: string | null;
  /** Public: the title and the number of the shoe. */
  clientSeed: string;
  /** Which round of the shoe, from 0. */
  index: number;
}

export interface SharedRoundOutcome {
  kind: 'shared';
  stakes: Record<string, string>;
  /** Null while bets are open. */
  result: SharedRoundResult | null;
}
