import type { Currency } from '../../../common/api.js';
import { ANTES } from '../../../common/seats/levels.js';
import { SEATS } from '../../../common/seats/state.js';
import { MIN_STACK, threeCards } from '../../../common/seats/three-cards.js';
import type { Title } from '../../vendor/title.js';

const { names, lobbyClass, rtp } = threeCards;

export const THREE_CARDS: Title = {
  code: 'three-cards',
  kind: 'seats',
  category: 'PVP',
  lobbyClass,
  names,
  rtp,
  best: SEATS.max,
  step: 1,
};

/** In minor units of the currency. */
export const antesOf = ({ smallest, digits }: Currency): bigint[] =>
  ANTES.map((ante) => ante * BigInt(smallest) * 10n ** BigInt(digits));

/** What a player must have to be dealt in. */
export const leastStack = (ante: bigint): bigint => MIN_STACK * ante;
