import type { ResultShape } from '../games.js';

/** Keys of phrases; `nth` counts from 1 in the order of the result, after the special prize. */
export type PrizeName = 'special' | 'nth' | 'number' | 'firstPrize' | 'top' | 'bottom' | 'front3' | 'bottom3';

/** What the prizes of a result are called that operators type, in their order. */
export function prizeNamesOf(shape: ResultShape): readonly PrizeName[] {
  switch (shape) {
    case 'VN':
      return ['special', 'nth', 'nth', 'nth', 'nth', 'nth', 'nth', 'nth'];
    case 'SEA_3':
      return ['top', 'bottom'];
    case 'SEA_THAI':
      return ['firstPrize', 'bottom', 'front3', 'bottom3'];
    case 'SSC':
    case 'PK10':
    case 'K3':
    case 'X5':
    case 'L6':
    case 'SEA_4':
      return ['number'];
  }
}
