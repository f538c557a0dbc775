import type { Family } from '#libs/lottery/common/games';
import { SEA_PRIZES, type SeaPrizeName } from '#libs/lottery/common/results/prize-names';

/** Names of the parts of a result, in the phrases. */
export type PartKey = 'special' | SeaPrizeName;

export interface ResultPart {
  key: PartKey;
  numbers: readonly string[];
}

type Result = readonly (readonly string[])[];

/** Three digits and two, the six of Thailand with more prizes, or a single number of four. */
function seaKeys(result: Result): readonly PartKey[] {
  if (result.length === 1) return SEA_PRIZES.SEA_4;
  return result.length > 2 ? SEA_PRIZES.SEA_THAI : SEA_PRIZES.SEA_3;
}

/** How many parts most bets look at. */
const SHORT = 2;

/** The named parts of a result of several prizes: all of them, or the first ones. */
export function resultParts(family: 'VN' | 'SEA', result: Result, whole: boolean): ResultPart[] {
  const keys: readonly PartKey[] = family === 'VN' ? ['special'] : seaKeys(result);
  return keys.slice(0, whole ? keys.length : SHORT).map((key, at) => ({ key, numbers: result[at] ?? [] }));
}

/** Whether a short view leaves prizes out. */
export const hasMoreParts = (family: Family, result: Result): boolean =>
  (family === 'VN' || family === 'SEA') && result.length > SHORT;
