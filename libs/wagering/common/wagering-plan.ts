import { z } from 'zod';

/**
 * How many percent of a stake a game counts. `*` stands for every type, or for every class of it; the rate that says more
 * counts, and what no rate names counts nothing.
 */
export const planRate = z.object({ gameType: z.string(), classify: z.string(), percent: z.int() });
export type PlanRate = z.output<typeof planRate>;

/** Where there is no plan. */
export const ALL_WHOLE: readonly PlanRate[] = [{ gameType: '*', classify: '*', percent: 100 }];

/** How many percent of a stake a game counts. */
export function percentOf(rates: readonly PlanRate[], gameType: string, classify: string): number {
  const [first] = rates
    .filter((rate) => isAny(rate.gameType, gameType) && isAny(rate.classify, classify))
    .sort((one, other) => vagueness(one) - vagueness(other));
  return first?.percent ?? 0;
}

const isAny = (named: string, value: string): boolean => named === '*' || named === value;
const vagueness = ({ gameType, classify }: PlanRate): number =>
  (gameType === '*' ? 2 : 0) + (classify === '*' ? 1 : 0);
