import type { Game } from '#libs/games/common/games.calls';

export const riverDice: Game = {
  nodeId: 1008,
  gameName: 'River Dice',
  vassalage: 'STUDIO',
  vendorName: 'Studio',
  gameType: 'RNG',
  gameClassify: 'dice',
  gameCode: 'river-dice',
  isNew: 0,
  isHot: 0,
  supportPlay: 1,
  freeplay: 0,
  scene: 'dice',
  image: null,
  isLive: 0,
  maintenance: false,
};
