/** Games in which all players bet on one result. */

/** Minor units by spot; a spot without a stake may be absent. */
export type Stakes = Readonly<Record<string, bigint>>;

/** How long the bets of a round are open, in milliseconds. */
export const OPEN_MS = 15_000;

/**
 * The rules of a title; all functions are pure. `pool` is what all players have staked in the round, this player
 * included. Only rules that pay from the pool look at it.
 */
export interface SharedRoundRules<Result> {
  names: { en: string; bn: string; ar: string };
  /** Its class in a portal's lobby. */
  lobbyClass: string;
  /** What can be bet on; stakes have no other keys. */
  spots: readonly string[];
  /** What comes back of a stake on each spot, as a share of one. */
  returned: Readonly<Record<string, number>>;
  /** The largest payout of a spot, in stakes; null where the players' pool pays it, and the house risks nothing. */
  best: number | null;
  /** How many rounds one deal decides, so that it is committed before the first and revealed after the last: more than 1 for a shoe. */
  rounds: number;
  /** How many numbers from 0 to 1 a deal takes. */
  numbers: number;
  /** The results of all `rounds`, in order, as plain JSON. */
  deal(numbers: readonly number[]): Result[];
  /** What a spot pays with its stake, in minor units, rounded down; 0 if it lost. */
  spotPayout(result: Result, spot: string, stake: bigint, pool: Stakes): bigint;
  /** The part of the stakes that could be lost: opposite sides are netted, and what is handed back does not count. */
  validAmount(result: Result, stakes: Stakes, pool: Stakes): bigint;
  /** A few letters that stand for the result on the road. */
  road(result: Result): string;
}

export const stakeOn = (stakes: Stakes, spot: string): bigint => stakes[spot] ?? 0n;

export const totalStake = (stakes: Stakes): bigint =>
  Object.values(stakes).reduce((sum, stake) => sum + stake, 0n);

/** What a player gets back in a round; each spot is rounded down once. */
export function payoutOf<Result>(
  rules: SharedRoundRules<Result>,
  result: Result,
  stakes: Stakes,
  pool: Stakes,
): bigint {
  return Object.entries(stakes).reduce(
    (sum, [spot, stake]) => sum + rules.spotPayout(result, spot, stake, pool),
    0n,
  );
}

/** The pool of a round: the stakes of all players by spot. */
export function poolOf(players: readonly Stakes[]): Stakes {
  const pool: Record<string, bigint> = {};
  for (const stakes of players)
    for (const [spot, stake] of Object.entries(stakes)) pool[spot] = stakeOn(pool, spot) + stake;
  return pool;
}

/** The stake that is left on one of two opposite spots when the other is set off against it. */
export function netted(stakes: Stakes, one: string, other: string): bigint {
  const difference = stakeOn(stakes, one) - stakeOn(stakes, other);
  return difference < 0n ? -difference : difference;
}
