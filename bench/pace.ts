/** The length and number of counts. */
export interface Pace {
  /** Counts of each side; an odd number has a median. */
  rounds: number;
  /** Time before a count, for everything that is compiled, planned and cached the first time. */
  warmMs: number;
  countMs: number;
}

export const FULL: Pace = { rounds: 3, warmMs: 1000, countMs: 3000 };
export const QUICK: Pace = { rounds: 1, warmMs: 500, countMs: 1500 };
