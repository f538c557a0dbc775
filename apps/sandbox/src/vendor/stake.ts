import type { Limits } from '../../common/api.js';
import { GameError } from './game-error.js';

/** Parses a stake in minor units and checks it. @throws GameError limit, with the rule and its value */
export function checkStake(amount: string, limits: Limits): bigint {
  const stake = BigInt(amount);
  const refuse = (rule: 'min' | 'max' | 'step') => {
    throw new GameError('limit', { rule, value: limits[rule] });
  };
  if (stake < BigInt(limits.min)) refuse('min');
  if (stake > BigInt(limits.max)) refuse('max');
  if (stake % BigInt(limits.step) !== 0n) refuse('step');
  return stake;
}

/** @throws GameError limit */
export function checkWin(win: bigint, limits: Limits): void {
  if (win > BigInt(limits.maxWin)) throw new GameError('limit', { rule: 'maxWin', value: limits.maxWin });
}
