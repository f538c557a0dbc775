import type { ResultShape } from '../games.js';

/** Keys of phrases. */
export type SeaPrizeName = 'number' | 'firstPrize' | 'top' | 'bottom' | 'front3' | 'bottom3';
/** `nth` counts from 1 in the order of the result, after the special prize. */
export type PrizeName = SeaPrizeName | 'special' | 'nth';

/** What the prizes of a result of this family are called, in their order. */
export const SEA_PRIZES = {
  SEA_3: ['top', 'bottom'],
  SEA_THAI: ['firstPrize', 'bottom', 'front3', 'bottom3'],
  SEA_4: ['number'],
} as const satisfies Partial<Record<ResultShape, readonly SeaPrizeName[]>>;

/** The same of any result that operators type. */
export function prizeNamesOf(shape: ResultShape): readonly PrizeName[] {
  switch (shape) {
    case 'VN':
      return ['special', 'nth', 'nth', 'nth', 'nth', 'nth', 'nth', 'nth'];
    case 'SEA_3':
    case 'SEA_THAI':
    case 'SEA_4':
      return SEA_PRIZES[shape];
    case 'SSC':
    case 'PK10':
    case 'K3':
    case 'X5':
    case 'L6':
      return ['number'];
  }
}
