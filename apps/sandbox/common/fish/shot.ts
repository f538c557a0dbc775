import { FISH_KINDS, kindOf } from './kinds.js';
import type { Fish } from './water.js';

/** Of a hundred stakes, what returns in the long run, whatever is aimed at. */
const RETURN = 96;

export const monsoonFish = {
  names: { en: 'Monsoon Fish', bn: 'বর্ষার মাছ', ar: 'أسماك الموسم' },
  /** Its class in a portal's lobby. */
  lobbyClass: 'fish',
  rtp: RETURN / 100,
  /** The most that a shot pays, in stakes. */
  best: Math.max(...FISH_KINDS.map(({ worth }) => worth)),
} as const;

/** Whether a shot kills its fish: a fish worth M dies with a chance of 0.96 / M, wherever it swims and however often it was hit. */
export function shoot(number: number, { kind }: Pick<Fish, 'kind'>): boolean {
  return number * kindOf(kind).worth * 100 < RETURN;
}

/** What a shot pays, in minor units. Nothing is rounded: a fish is worth whole stakes. */
export function shotPayout(stake: bigint, number: number, fish: Pick<Fish, 'kind'>): bigint {
  return shoot(number, fish) ? stake * BigInt(kindOf(fish.kind).worth) : 0n;
}
