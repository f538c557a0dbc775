import { mines } from './mines.js';
import { plinko } from './plinko.js';
import { poker } from './poker.js';
import type { InstantRules } from './rules.js';
import { scratch } from './scratch.js';

/** The titles by their code; what a title looks like is in web/src/instant/scenes.ts. */
export const INSTANT_TITLES = {
  'rain-plinko': plinko,
  'lily-mines': mines,
  'fair-scratch': scratch,
  'boatman-poker': poker,
} satisfies Record<string, InstantRules>;

export type InstantCode = keyof typeof INSTANT_TITLES;

export const INSTANT_CODES = Object.keys(INSTANT_TITLES) as [InstantCode, ...InstantCode[]];

export const isInstantCode = (code: string): code is InstantCode => Object.hasOwn(INSTANT_TITLES, code);

export const instantRules = (code: InstantCode): InstantRules => INSTANT_TITLES[code];
