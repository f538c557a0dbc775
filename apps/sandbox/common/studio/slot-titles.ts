import { JACKPOT_RETURN } from './jackpot.js';
import { returnToPlayer, type SlotRules } from './slot.js';

/** The titles: one engine, each with its own strips, lines and paytable. */
export type SlotCode = 'lantern-reels' | 'night-bazaar' | 'mango-grove' | 'harvest-pot';

const strips = (...reels: string[]): string[][] => reels.map((reel) => reel.split(' '));

/** Of one symbol: what two, three, four and five pay, as far as the reels go; 0 for nothing. */
function pays(symbol: string, ...byCount: number[]): SlotRules['paytable'][number] {
  const all = byCount.map((pay, index) => ({ count: index + 2, pay }));
  return { symbol, pays: all.filter(({ pay }) => pay > 0) };
}

const LINES_OF_THREE = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

const LINES_OF_FIVE = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
];

const TWENTY_LINES = [
  ...LINES_OF_FIVE,
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 0, 2, 0, 0],
];

export const SLOT_TITLES: Record<SlotCode, SlotRules> = {
  'lantern-reels': {
    reels: strips(
      'wild kite coin shell lotus lantern coin drum kite coin shell lotus coin drum lotus shell lantern kite coin lotus shell coin drum lotus',
      'drum lotus coin kite shell lotus coin wild lantern drum coin lotus shell kite coin lotus drum shell coin kite lotus lantern coin shell',
      'shell lotus coin drum kite shell lotus wild coin lotus lantern coin shell kite coin drum lotus shell wild coin lotus kite coin lantern',
      'coin shell lantern lotus coin drum kite shell lotus coin drum lotus coin shell lantern kite coin lotus shell coin wild drum lotus kite',
      'lotus coin kite wild shell lotus coin lantern drum coin lotus shell kite coin lotus drum shell coin kite lantern lotus coin shell drum',
    ),
    rows: 3,
    lines: LINES_OF_FIVE,
    wild: 'wild',
    paytable: [
      pays('wild', 0, 40, 200, 1000),
      pays('lantern', 3, 25, 100, 400),
      pays('drum', 1, 15, 50, 200),
      pays('kite', 0, 12, 40, 150),
      pays('shell', 0, 10, 20, 75),
      pays('lotus', 0, 6, 15, 50),
      pays('coin', 0, 5, 10, 30),
    ],
  },
  'night-bazaar': {
    reels: strips(
      'wild teapot betel lamp shawl spice peacock betel lamp teapot bangle shawl spice lamp betel spice lamp shawl betel peacock teapot lamp spice betel bangle shawl lamp spice',
      'bangle spice betel teapot lamp shawl spice wild betel lamp bangle spice shawl teapot lamp betel spice lamp peacock bangle shawl betel teapot lamp spice betel shawl lamp',
      'shawl lamp spice bangle betel teapot lamp shawl spice wild betel lamp peacock spice shawl betel teapot lamp bangle spice betel shawl wild lamp spice teapot betel peacock',
      'betel lamp shawl spice bangle betel peacock lamp teapot shawl spice lamp betel bangle spice lamp shawl betel teapot lamp spice betel shawl wild bangle lamp spice teapot',
      'spice betel teapot lamp wild shawl spice peacock betel lamp spice shawl teapot bangle lamp betel spice lamp shawl betel teapot peacock lamp spice betel shawl bangle lamp',
    ),
    rows: 3,
    lines: TWENTY_LINES,
    wild: 'wild',
    paytable: [
      pays('wild', 0, 0, 400, 2500),
      pays('peacock', 5, 50, 250, 1500),
      pays('bangle', 2, 30, 120, 500),
      pays('teapot', 1, 20, 60, 250),
      pays('shawl', 0, 12, 40, 150),
      pays('spice', 0, 8, 20, 75),
      pays('betel', 0, 8, 20, 60),
      pays('lamp', 0, 7, 15, 40),
    ],
  },
  'mango-grove': {
    reels: strips(
      'wild basket leaf ladder mango parrot leaf basket ladder leaf basket ladder parrot mango ladder leaf basket ladder leaf parrot ladder leaf mango basket ladder leaf parrot ladder',
      'parrot ladder basket leaf ladder wild mango parrot ladder basket leaf ladder basket leaf parrot ladder mango leaf ladder wild basket parrot ladder leaf basket mango ladder leaf',
      'leaf ladder parrot basket leaf ladder mango leaf ladder parrot basket ladder leaf basket ladder wild parrot leaf mango ladder leaf basket ladder parrot leaf ladder basket mango',
    ),
    rows: 3,
    lines: LINES_OF_THREE,
    wild: 'wild',
    paytable: [
      pays('wild', 0, 250),
      pays('mango', 0, 50),
      pays('parrot', 0, 25),
      pays('basket', 0, 15),
      pays('leaf', 1, 8),
      pays('ladder', 0, 5),
    ],
  },
  'harvest-pot': {
    reels: strips(
      'cake sickle reed sickle reed cake sheaf reed cake reed sickle reed sheaf sickle ox reed sickle ox reed pot reed sickle cake reed sheaf sickle',
      'sheaf sickle reed sickle cake sickle cake reed sheaf sickle cake ox reed pot reed ox reed sickle sheaf reed sickle reed sickle reed cake reed',
      'reed cake reed cake sickle reed ox reed sheaf sickle sheaf ox sickle reed sickle reed sickle reed cake reed cake sheaf sickle reed sickle pot',
    ),
    rows: 3,
    lines: LINES_OF_THREE,
    wild: 'pot',
    paytable: [
      pays('pot', 0, 200),
      pays('ox', 0, 60),
      pays('sheaf', 0, 30),
      pays('cake', 0, 15),
      pays('sickle', 0, 10),
      pays('reed', 0, 6),
    ],
  },
};

/** Titles whose stakes feed a jackpot, and may hit it. */
const JACKPOT_CODES: readonly string[] = ['harvest-pot'] satisfies SlotCode[];

export const hasJackpot = (code: string): boolean => JACKPOT_CODES.includes(code);

/** By the lines alone, as a share of one. */
export function lineRtp(code: SlotCode): number {
  const { paid, staked } = returnToPlayer(SLOT_TITLES[code]);
  return Number(paid) / Number(staked);
}

/** As a share of one, the jackpot included. */
export const slotRtp = (code: SlotCode): number => lineRtp(code) + (hasJackpot(code) ? JACKPOT_RETURN : 0);
