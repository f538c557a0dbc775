import type { Sold } from './game.js';
import type { PrizeKind } from './prizes.js';

/** Balls and tickets of a round follow from its seed. */
export interface DrawProof {
  kind: 'draw';
  /** Published when the sale opens. */
  serverSeedHash: string;
  /** Null until the draw is over. */
  serverSeed: string | null;
  /** Public: the name of the round. */
  clientSeed: string;
}

export interface HousieOutcome extends Sold {
  kind: 'housie';
  /** Null until the draw is over. */
  result: {
    /** All who played with this player. */
    sold: Sold[];
    /** Of a ticket, in minor units. */
    price: string;
    /** Nobody else had bought, and the stake went back. */
    refunded: boolean;
    prizes: { kind: PrizeKind; amount: string }[];
  } | null;
}
