import { POCKETS, padmaWheel, RED, WHEEL_ORDER, WHEEL_SPOTS } from './padma-wheel.js';
import { payoutOf } from './rules.js';

const ALL = Array.from({ length: POCKETS }, (_, pocket) => pocket);
const NO_POOL = {};

test('has the 157 spots of the layout', () => {
  const kinds = [...WHEEL_SPOTS.keys()].map((spot) => spot.split('-')[0] ?? '');
  const counts = Object.fromEntries(
    [...new Set(kinds)].map((kind) => [kind, kinds.filter((each) => each === kind).length]),
  );
  expect(counts).toEqual({
    ...{ straight: 37, split: 60, street: 14, corner: 23, line: 11, dozen: 3, column: 3 },
    ...{ red: 1, black: 1, odd: 1, even: 1, low: 1, high: 1 },
  });
  expect(padmaWheel.spots).toHaveLength(157);
});

test.each([...WHEEL_SPOTS.keys()])('%s returns 36 / 37 over all pockets', (spot) => {
  const paid = ALL.reduce(
    (sum, pocket) => sum + payoutOf(padmaWheel, { pocket }, { [spot]: 100n }, NO_POOL),
    0n,
  );
  expect(paid).toBe(3600n);
  expect(padmaWheel.returned[spot]).toBe(36 / 37);
});

/** What the felt shows, from a table's rules. */
test.each([
  ['straight-0', [0], 3600n],
  ['split-0-2', [0, 2], 1800n],
  ['split-14-17', [14, 17], 1800n],
  ['split-35-36', [35, 36], 1800n],
  ['street-0-2-3', [0, 2, 3], 1200n],
  ['street-34-35-36', [34, 35, 36], 1200n],
  ['corner-0-1-2-3', [0, 1, 2, 3], 900n],
  ['corner-32-33-35-36', [32, 33, 35, 36], 900n],
  ['line-31-32-33-34-35-36', [31, 32, 33, 34, 35, 36], 600n],
  ['dozen-2', [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24], 300n],
  ['column-3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36], 300n],
  ['red', [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36], 200n],
  ['black', [2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35], 200n],
])('%s pays on %j', (spot, pockets, payout) => {
  const paid = ALL.map((pocket) => payoutOf(padmaWheel, { pocket }, { [spot]: 100n }, NO_POOL));
  expect(paid).toEqual(ALL.map((pocket) => (pockets.includes(pocket) ? payout : 0n)));
});

test.each([
  ['odd', 'even'],
  ['low', 'high'],
  ['red', 'black'],
])('%s and %s share all numbers but the zero', (one, other) => {
  const both = [...(WHEEL_SPOTS.get(one) ?? []), ...(WHEEL_SPOTS.get(other) ?? [])];
  expect(both.toSorted((a, b) => a - b)).toEqual(ALL.slice(1));
});

test('every spot is a neighbourhood of the layout, once', () => {
  const inside = [...WHEEL_SPOTS].filter(([spot]) => /^(split|corner|street|line)/.test(spot));
  expect(new Set(inside.map(([, pockets]) => pockets.join())).size).toBe(inside.length);
  for (const [, pockets] of inside) {
    const rows = pockets.map((pocket) => Math.ceil(pocket / 3));
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
  }
});

test('colours alternate around the wheel', () => {
  expect(WHEEL_ORDER.toSorted((a, b) => a - b)).toEqual(ALL);
  const colours = WHEEL_ORDER.slice(1).map((pocket) => RED.includes(pocket));
  expect(colours).toEqual(colours.map((_, index) => index % 2 === 0));
});

test.each([
  [{ red: 100n }, 100n],
  [{ red: 100n, black: 100n }, 0n],
  [{ red: 100n, black: 40n }, 60n],
  [{ 'dozen-1': 50n, 'dozen-2': 50n, 'dozen-3': 50n }, 0n],
  [{ 'dozen-1': 50n, 'dozen-2': 50n }, 100n],
  [{ red: 100n, black: 100n, 'straight-7': 10n }, 10n],
  [{ 'straight-0': 100n }, 100n],
  [{ low: 30n, high: 30n, odd: 20n }, 20n],
  [{}, 0n],
])('of %j are %d at risk', (stakes: Record<string, bigint>, expected) => {
  expect(padmaWheel.validAmount({ pocket: 5 }, stakes, stakes)).toBe(expected);
});

test('a number decides the pocket, each with the same share', () => {
  const pockets = ALL.map((pocket) => padmaWheel.deal([(pocket + 0.5) / POCKETS])[0]?.pocket);
  expect(pockets).toEqual(ALL);
  expect(padmaWheel.deal([0])).toEqual([{ pocket: 0 }]);
  expect(padmaWheel.deal([1 - 2 ** -32])).toEqual([{ pocket: 36 }]);
  expect(padmaWheel.road({ pocket: 36 })).toBe('36');
});
