import { type CourtyardResult, courtyardCards } from './courtyard-cards.js';
import { type LotusResult, lotusTable } from './lotus-table.js';
import { padmaWheel, type WheelResult } from './padma-wheel.js';
import type { SharedRoundRules } from './rules.js';
import { type DerbyResult, villageDerby } from './village-derby.js';

export interface SharedRoundResults {
  'lotus-table': LotusResult;
  'padma-wheel': WheelResult;
  'courtyard-cards': CourtyardResult;
  'village-derby': DerbyResult;
}

export type SharedRoundCode = keyof SharedRoundResults;
/** The result of a title, whichever it is. */
export type SharedRoundResult = SharedRoundResults[SharedRoundCode];

export const SHARED_ROUND_TITLES: { [Code in SharedRoundCode]: SharedRoundRules<SharedRoundResults[Code]> } =
  {
    'lotus-table': lotusTable,
    'padma-wheel': padmaWheel,
    'courtyard-cards': courtyardCards,
    'village-derby': villageDerby,
  };

export const SHARED_ROUND_CODES = Object.keys(SHARED_ROUND_TITLES) as [SharedRoundCode, ...SharedRoundCode[]];

export const isSharedRoundCode = (code: string): code is SharedRoundCode =>
  Object.hasOwn(SHARED_ROUND_TITLES, code);

/** A title's rules take the results of that title only. */
export const sharedRoundRules = (code: SharedRoundCode): SharedRoundRules<SharedRoundResult> =>
  SHARED_ROUND_TITLES[code];
