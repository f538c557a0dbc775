import type { Limits } from '../../../common/api';

export interface StakeBounds {
  min: bigint;
  max: bigint;
  step: bigint;
  presets: bigint[];
}

export type StakeProblem = 'invalid' | 'low' | 'high' | 'step';

export function boundsOf(limits: Limits): StakeBounds {
  return {
    min: BigInt(limits.min),
    max: BigInt(limits.max),
    step: BigInt(limits.step),
    presets: limits.presets.map(BigInt),
  };
}

export function problemOf(stake: bigint | null, bounds: StakeBounds): StakeProblem | null {
  if (stake === null) return 'invalid';
  if (stake < bounds.min) return 'low';
  if (stake > bounds.max) return 'high';
  return stake % bounds.step === 0n ? null : 'step';
}

/** `Math.min` takes no bigint. */
export function lower(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}

/** The nearest stake that may be placed, rounded down to a step. */
export function fitted(stake: bigint, bounds: StakeBounds): bigint {
  const stepped = stake - (stake % bounds.step);
  if (stepped < bounds.min) return bounds.min;
  return lower(stepped, bounds.max);
}

/** The next rung up or down: the presets between the lowest and the highest stake. */
export function nextStake(stake: bigint, bounds: StakeBounds, up: boolean): bigint {
  const rungs = [bounds.min, ...bounds.presets, bounds.max];
  if (up) return rungs.find((rung) => rung > stake) ?? bounds.max;
  return rungs.findLast((rung) => rung < stake) ?? bounds.min;
}
