import type { Limits } from '../../studio/api.js';
import { StudioRefusal } from './studio.refusal.js';

/** A stake in minor units, within a game's limits. @throws StudioRefusal limit, saying which and its value */
export function checkStake(amount: string, limits: Limits): bigint {
  const stake = BigInt(amount);
  const refuse = (rule: 'min' | 'max' | 'step') => {
    throw new StudioRefusal('limit', { rule, value: limits[rule] });
  };
  if (stake < BigInt(limits.min)) refuse('min');
  if (stake > BigInt(limits.max)) refuse('max');
  if (stake % BigInt(limits.step) !== 0n) refuse('step');
  return stake;
}

/** @throws StudioRefusal limit */
export function checkWin(win: bigint, limits: Limits): void {
  if (win > BigInt(limits.maxWin)) throw new StudioRefusal('limit', { rule: 'maxWin', value: limits.maxWin });
}
