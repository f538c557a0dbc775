import { divFloor } from '#libs/money/rounding';
import type { LotteryGame, PrizeMode } from '../games.js';
import type { Hits, Rule } from '../rules/rule.js';

/** Whole ten-thousandths by class, stake included. */
export type Odds = Readonly<Record<string, number>>;

/** Prize groups are two-thousandths of the stake that come back in the long run. */
export const FULL_GROUP = 1930;
const RAISED_GROUP = 1950;
const LEAST_GROUP = 1800;
const GROUP_STEP = 2;

export interface PrizeGroups {
  from: number;
  to: number;
  step: number;
}

const only = (group: number): PrizeGroups => ({ from: group, to: group, step: GROUP_STEP });

/** Classic play has a slider, except in Vietnam and where prizes are fixed and lower odds could give nothing up. */
export function prizeGroupsOf({ family }: LotteryGame, mode: PrizeMode): PrizeGroups {
  if (mode === 'ZY') return only(RAISED_GROUP);
  if (mode !== 'LOTT' || family === 'VN' || family === 'L6') return only(FULL_GROUP);
  return { from: LEAST_GROUP, to: FULL_GROUP, step: GROUP_STEP };
}

export function isPrizeGroup(game: LotteryGame, mode: PrizeMode, group: number): boolean {
  const { from, to, step } = prizeGroupsOf(game, mode);
  return group >= from && group <= to && (group - from) % step === 0;
}

/** `floor(5 N P × ways / W)` for each class, or the prizes that are fixed. */
export function oddsOf({ classes, ways, fixedOdds }: Rule, prizeGroup: number): Odds {
  if (fixedOdds) return fixedOdds;
  const factor = 5n * BigInt(prizeGroup) * BigInt(ways);
  return Object.fromEntries(
    Object.entries(classes).map(([name, { winning, of }]) => [name, Number(divFloor(factor * of, winning))]),
  );
}

/** What the hits pay on a stake of one, in ten-thousandths. */
export function paidOn(hits: Hits, odds: Odds): bigint {
  let paid = 0n;
  for (const [name, count] of Object.entries(hits))
    if (count > 0) paid += BigInt(count) * BigInt(odds[name] ?? 0);
  return paid;
}
