import type { Leg, LegState } from './slip.js';

export interface TicketLeg extends Leg {
  state: LegState;
}

/** The result of a ticket; while it is open, of its legs so far. */
export interface BookOutcome {
  kind: 'book';
  legs: TicketLeg[];
  isCashedOut: boolean;
}

/** Every match of a ticket, in the order of its legs. */
export interface MatchesProof {
  kind: 'matches';
  matches: MatchProof[];
}

export interface MatchProof {
  match: string;
  serverSeedHash: string;
  /** Null until the match is over. */
  serverSeed: string | null;
}
