import { HOUSIE_CODE, HOUSIE_NAMES, MOST_TICKETS, PRICE_STAKES } from '../../common/housie/game.js';
import { PRIZE_SHARE } from '../../common/housie/prizes.js';
import type { Title } from '../vendor/title.js';
import type { Offers } from '../vendor/vendor.js';

export const HOUSIE_TITLE: Title = {
  code: HOUSIE_CODE,
  kind: 'housie',
  category: 'RNG',
  lobbyClass: 'BG',
  names: HOUSIE_NAMES,
  rtp: Number(PRIZE_SHARE) / 100,
  best: 1,
  step: 1,
  tickets: { price: PRICE_STAKES, most: BigInt(MOST_TICKETS) },
};

export const HOUSIE_OFFERS: Offers = { TABLE: [HOUSIE_TITLE] };
