import type { FishCode } from './kinds.js';

/** A shot of a round. The first has the round's nonce, each further one the next. */
export interface FishShot {
  fish: FishCode;
  stake: string;
  payout: string;
}

export interface FishOutcome {
  kind: 'fish';
  shots: FishShot[];
}
