import { type SharedRoundRules, stakeOn, totalStake } from './rules.js';

/** Roulette with one zero. */

export interface WheelResult {
  pocket: number;
}

export const POCKETS = 37;
/** A spot on n pockets pays 36 / n with its stake; every number of pockets divides it. */
export const PAYS = 36;

export const RED: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
/** The order of the pockets around the wheel, clockwise from the zero. */
export const WHEEL_ORDER: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

const NUMBERS = Array.from({ length: PAYS }, (_, index) => index + 1);
const ROWS = NUMBERS.filter((number) => number % 3 === 1);

const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

/** Chips between or around numbers of the layout, which has three in a row; the zero is above 1, 2 and 3. */
const INSIDE: [string, number[][]][] = [
  ['straight', range(0, POCKETS).map((number) => [number])],
  [
    'split',
    [
      ...[1, 2, 3].map((number) => [0, number]),
      ...NUMBERS.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]),
      ...NUMBERS.filter((number) => number + 3 <= PAYS).map((number) => [number, number + 3]),
    ],
  ],
  ['street', [[0, 1, 2], [0, 2, 3], ...ROWS.map((row) => range(row, 3))]],
  [
    'corner',
    [
      range(0, 4),
      ...NUMBERS.filter((number) => number % 3 !== 0 && number + 4 <= PAYS).map((number) => [
        number,
        number + 1,
        number + 3,
        number + 4,
      ]),
    ],
  ],
  ['line', ROWS.filter((row) => row + 5 <= PAYS).map((row) => range(row, 6))],
];

const OUTSIDE: [string, number[]][] = [
  ...[0, 1, 2].map((index): [string, number[]] => [`dozen-${index + 1}`, range(12 * index + 1, 12)]),
  ...[0, 1, 2].map((index): [string, number[]] => [`column-${index + 1}`, ROWS.map((row) => row + index)]),
  ['red', [...RED]],
  ['black', NUMBERS.filter((number) => !RED.includes(number))],
  ['odd', NUMBERS.filter((number) => number % 2 === 1)],
  ['even', NUMBERS.filter((number) => number % 2 === 0)],
  ['low', range(1, 18)],
  ['high', range(19, 18)],
];

/** The pockets of each spot, such as `straight-0`, `split-14-17`, `dozen-1`, `red`. */
export const WHEEL_SPOTS: ReadonlyMap<string, readonly number[]> = new Map([
  ...INSIDE.flatMap(([kind, places]) =>
    places.map((pockets): [string, number[]] => [`${kind}-${pockets.join('-')}`, pockets]),
  ),
  ...OUTSIDE,
]);

function spotPayout({ pocket }: WheelResult, spot: string, stake: bigint): bigint {
  const pockets = WHEEL_SPOTS.get(spot);
  return pockets?.includes(pocket) ? stake * BigInt(PAYS / pockets.length) : 0n;
}

/**
 * Spots that together cover every number but the zero get some of their stakes back in each of them. The least of
 * that is set off, as red against black.
 */
function validAmount(stakes: Record<string, bigint>): bigint {
  const covered = Array<bigint>(POCKETS).fill(0n);
  for (const [spot, pockets] of WHEEL_SPOTS) {
    const stake = stakeOn(stakes, spot);
    if (stake === 0n) continue;
    for (const pocket of pockets)
      covered[pocket] = (covered[pocket] ?? 0n) + spotPayout({ pocket }, spot, stake);
  }
  let least = totalStake(stakes);
  for (const number of NUMBERS) {
    const back = covered[number] ?? 0n;
    if (back < least) least = back;
  }
  return totalStake(stakes) - least;
}

export const padmaWheel: SharedRoundRules<WheelResult> = {
  names: { en: 'Padma Wheel', bn: 'পদ্মা চাকা', ar: 'عجلة بادما' },
  lobbyClass: 'wheel',
  spots: [...WHEEL_SPOTS.keys()],
  returned: Object.fromEntries([...WHEEL_SPOTS.keys()].map((spot) => [spot, PAYS / POCKETS])),
  best: PAYS,
  rounds: 1,
  numbers: 1,
  deal: ([number = 0]) => [{ pocket: Math.floor(number * POCKETS) }],
  spotPayout,
  validAmount: (_result, stakes) => validAmount(stakes),
  road: ({ pocket }) => String(pocket),
};
