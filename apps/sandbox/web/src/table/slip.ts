import { problemOf, type StakeBounds, type StakeProblem } from '../session/stake';

/** One chip on one spot, in minor units. */
interface Placement {
  spot: string;
  amount: bigint;
}

/** The chips that are on the table and not yet bet, in the order in which they were placed. */
export type Slip = readonly Placement[];

/** Why a chip is not placed: the stake of its spot, or the money for all of them. */
export type SlipProblem = StakeProblem | 'money';

export function slipStakes(slip: Slip): Record<string, bigint> {
  const stakes: Record<string, bigint> = {};
  for (const { spot, amount } of slip) stakes[spot] = (stakes[spot] ?? 0n) + amount;
  return stakes;
}

export const slipTotal = (slip: Slip): bigint => slip.reduce((sum, { amount }) => sum + amount, 0n);

/** The same stakes as one chip on each spot. */
export const slipOf = (stakes: Readonly<Record<string, bigint>>): Slip =>
  Object.entries(stakes).map(([spot, amount]) => ({ spot, amount }));

/** What is wrong with a slip, or null where it may be bet. */
export function slipProblem(slip: Slip, bounds: StakeBounds, balance: bigint): SlipProblem | null {
  for (const stake of Object.values(slipStakes(slip))) {
    const problem = problemOf(stake, bounds);
    if (problem !== null) return problem;
  }
  return slipTotal(slip) > balance ? 'money' : null;
}

/** The chips to place with: the presets, and the smallest stake before them. */
export function chipsOf({ min, max, presets }: StakeBounds): bigint[] {
  return [min, ...presets.filter((preset) => preset > min && preset <= max)];
}
