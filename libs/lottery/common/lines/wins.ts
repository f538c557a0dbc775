import { divFloor } from '#libs/money/rounding';
import type { Hits } from '../rules/rule.js';
import { FULL_GROUP, type Odds, paidOn } from './odds.js';

/** `stake` is that of one bet (one stake unit), in minor units. */
export interface Price {
  stake: bigint;
  odds: Odds;
}

const ODDS_SCALE = 10_000n;
const GROUP_SCALE = 2000n;

/** Minor units of what a stake wins that is paid so many ten-thousandths; rounded down once. */
export const winOf = (stake: bigint, paid: bigint): bigint => divFloor(stake * paid, ODDS_SCALE);

/** The win of a line in minor units, rounded down once. */
export const lineWin = ({ stake, odds }: Price, hits: Hits): bigint => winOf(stake, paidOn(hits, odds));

/** What a member gave up by the slider comes back, win or lose: of a ticket's stake in minor units, rounded down once. */
export const rebateOf = (stake: bigint, prizeGroup: number): bigint =>
  prizeGroup >= FULL_GROUP ? 0n : divFloor(stake * BigInt(FULL_GROUP - prizeGroup), GROUP_SCALE);
