import { monsoonFish } from '../../../common/fish/shot.js';
import type { Reskin } from '../../vendor/reskins.js';
import type { Title } from '../../vendor/title.js';

const { names, lobbyClass, rtp, best } = monsoonFish;

export const MONSOON_FISH: Title = {
  code: 'monsoon-fish',
  kind: 'fish',
  category: 'FISH',
  lobbyClass,
  names,
  rtp,
  best,
  step: 1,
};

export const DELTA_SHOAL: Reskin = {
  vendor: 'DELTA',
  code: 'delta-shoal',
  game: 'monsoon-fish',
  category: 'FISH',
  lobbyClass,
  names: { en: 'Delta Shoal', bn: 'বদ্বীপের ঝাঁক', ar: 'سرب الدلتا' },
};
