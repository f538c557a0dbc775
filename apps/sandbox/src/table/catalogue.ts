import { POCKETS } from '../../common/shared-round/padma-wheel.js';
import { payoutOf, type Stakes, totalStake } from '../../common/shared-round/rules.js';
import {
  SHARED_ROUND_CODES,
  type SharedRoundCode,
  type SharedRoundResult,
  sharedRoundRules,
} from '../../common/shared-round/titles.js';
import type { Reskin } from '../vendor/reskins.js';
import type { Title } from '../vendor/title.js';
import type { Offers } from '../vendor/vendor.js';

/** DS88 lists its cockfights as sports, as portals know it. */
const SPORTS: readonly SharedRoundCode[] = ['village-derby'];

function titleOf(code: SharedRoundCode): Title {
  const { names, lobbyClass, returned, best } = sharedRoundRules(code);
  return {
    code,
    kind: 'shared',
    category: SPORTS.includes(code) ? 'SPORTS' : 'LIVE',
    lobbyClass,
    names,
    rtp: Math.max(...Object.values(returned)),
    best: best ?? 1,
    step: 1,
  };
}

const TITLES = SHARED_ROUND_CODES.map(titleOf);
const ofCategory = (wanted: string) => TITLES.filter(({ category }) => category === wanted);

export const SHARED_ROUND_OFFERS: Offers = { TABLE: ofCategory('LIVE'), DS88: ofCategory('SPORTS') };

export const TABLE_RESKINS: readonly Reskin[] = [
  {
    vendor: 'TABLE',
    code: 'winter-fair',
    game: 'padma-wheel',
    category: 'RNG',
    lobbyClass: 'wheel',
    names: { en: 'Winter Fair', bn: 'শীতের মেলা', ar: 'مهرجان الشتاء' },
  },
];

/** The result of each pocket: only on the wheel can the spots of one bet win more together than the largest win. */
const POCKET_RESULTS: SharedRoundResult[] = Array.from({ length: POCKETS }, (_, pocket) => ({ pocket }));

/** Whether the house could have to pay more than so much for a bet; never where the players' pool pays. */
export function couldWinMore(code: SharedRoundCode, stakes: Stakes, most: bigint): boolean {
  const rules = sharedRoundRules(code);
  if (code === 'padma-wheel')
    return POCKET_RESULTS.some((result) => payoutOf(rules, result, stakes, stakes) > most);
  return totalStake(stakes) * BigInt(Math.ceil(rules.best ?? 0)) > most;
}
