import { monsoonFish } from '../../../common/fish/shot.js';
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
