import { returnToPlayer, type SlotRules, windowOf, winsOf } from './slot.js';
import { lineRtp, SLOT_TITLES, type SlotCode, slotRtp } from './slot-titles.js';

const CODES = Object.keys(SLOT_TITLES) as SlotCode[];
const SPINS = 1_000_000;

test.each(CODES)('%s is whole: its reels, lines and paytable fit together', (code) => {
  const { reels, rows, lines, paytable, wild } = SLOT_TITLES[code];
  const known = new Set(paytable.map(({ symbol }) => symbol));
  expect(reels.length).toBeGreaterThanOrEqual(3);
  expect(new Set(reels.flat())).toEqual(known);
  expect(known).toContain(wild);
  expect(new Set(lines.map(String)).size).toBe(lines.length);
  for (const line of lines) {
    expect(line).toHaveLength(reels.length);
    for (const row of line) expect(row).toBeLessThan(rows);
  }
});

test.each<[SlotCode, bigint, bigint]>([
  ['lantern-reels', 7_637_940n, 7_962_624n],
  ['night-bazaar', 16_352_597n, 17_210_368n],
  ['mango-grove', 21_210n, 21_952n],
  ['harvest-pot', 16_614n, 17_576n],
])('%s returns %d of %d stakes over all its stops', (code, paid, staked) => {
  expect(returnToPlayer(SLOT_TITLES[code])).toEqual({ paid, staked });
  expect(slotRtp(code)).toBeGreaterThan(0.94);
  expect(slotRtp(code)).toBeLessThan(0.97);
});

/** Whole numbers below `bound`, the same in every run: an xorshift over 32 bits. */
function generator(seed: number): (bound: number) => number {
  let state = seed;
  const { floor } = Math; // a look-up of a global is slow in a spec
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return floor(((state >>> 0) / 2 ** 32) * bound);
  };
}

/** What each reel shows at each of its stops. */
function reelWindows(rules: SlotRules): string[][][] {
  const longest = Math.max(...rules.reels.map(({ length }) => length));
  const turned = Array.from({ length: longest }, (_, stop) =>
    windowOf(
      rules,
      rules.reels.map(() => stop),
    ),
  );
  return rules.reels.map((_, reel) => turned.map((window) => window[reel] ?? []));
}

/** Mean of what a stake returns, and its standard error. Windows are made once: a million of them would take longer. */
function play(rules: SlotRules, spins: number) {
  const below = generator(20_261_121);
  const windows = reelWindows(rules);
  let sum = 0;
  let squares = 0;
  for (let spin = 0; spin < spins; spin += 1) {
    const window = rules.reels.map(({ length }, reel) => windows[reel]?.[below(length)] ?? []);
    const pay = winsOf(rules, window).reduce((total, win) => total + win.pay, 0);
    const returned = pay / rules.lines.length;
    sum += returned;
    squares += returned * returned;
  }
  const mean = sum / spins;
  return { mean, error: Math.sqrt((squares / spins - mean * mean) / spins) };
}

test.each(CODES)(
  'a million spins of %s return what the figure says, within three standard errors',
  (code) => {
    const { mean, error } = play(SLOT_TITLES[code], SPINS);
    expect(error).toBeGreaterThan(0);
    expect(Math.abs(mean - lineRtp(code))).toBeLessThan(3 * error);
  },
  60_000,
);
