/** The number of rows in a filled database. */
export interface Size {
  /** In five levels: 20, 400, 4,000, 20,000 and the players, of 100,000. */
  members: number;
  rounds: number;
  /** Ledger transactions, with two postings each. */
  transactions: number;
}

export const sizeOf = (scale: number): Size => ({
  members: Math.round(100_000 * scale),
  rounds: Math.round(1_000_000 * scale),
  transactions: Math.round(2_500_000 * scale),
});

export const FIRST_MEMBER = 1_000_000;
const SEATED = 4000;

/** Where each level ends, as a number of members from the first; the last level are players. */
export function levelsOf({ members }: Size): [number, number, number, number] {
  // No level of a small database is empty.
  const upTo = (share: number, least: number) => Math.max(least, Math.round(members * share));
  return [upTo(0.0002, 1), upTo(0.0042, 2), upTo(0.0442, 3), upTo(0.2442, 4)];
}

export const firstPlayer = (size: Size): number => FIRST_MEMBER + levelsOf(size)[3];

/** Players with an open session and a launch: the first of them, and their number. */
export const seatedOf = (size: Size): { firstPlayer: number; players: number } => ({
  firstPlayer: firstPlayer(size),
  players: Math.min(SEATED, FIRST_MEMBER + size.members - firstPlayer(size)),
});
