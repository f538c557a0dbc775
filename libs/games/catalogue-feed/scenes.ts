import type { CATEGORIES, SCENES } from '../common/games.calls.js';

type Scene = (typeof SCENES)[number];

/** What is drawn on the tile of a title that a vendor has added: by its class, and otherwise by its category. */
export const SCENE_BY_CLASS: Readonly<Record<string, Scene>> = {
  slot: 'reels',
  crash: 'rocket',
  dice: 'dice',
  wheel: 'wheel',
  mini: 'mines',
  AC: 'plinko',
  SC: 'scratch',
  VP: 'poker',
  cards: 'cards',
};

export const SCENE_BY_CATEGORY: Readonly<Record<(typeof CATEGORIES)[number], Scene>> = {
  ELOTT: 'lotto',
  LOTT: 'lotto',
  LIVE: 'live',
  SPORTS: 'ball',
  FISH: 'fish',
  RNG: 'reels',
  PVP: 'cards',
  ESPORTS: 'rocket',
  COCKFIGHT: 'rooster',
};
