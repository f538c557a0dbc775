import { windowOf } from '../../../common/studio/slot';
import { SLOT_TITLES } from '../../../common/studio/slot-titles';
import { phrases } from '../i18n/phrases';
import { settleOf, tapeOf } from './reel-tape';
import { lookOf } from './symbols/title-looks';

const strip = ['a', 'b', 'c', 'd', 'e'];
const symbols = (run: Parameters<typeof tapeOf>[3], stop: number) =>
  tapeOf(strip, 3, stop, run)
    .map(({ symbol }) => symbol)
    .join('');

test('at rest shows the window with a neighbour on each side, round the end of the strip', () => {
  expect(symbols('still', 4)).toBe('deabc');
  expect(symbols('still', 0)).toBe('eabcd');
});

test('what passes while it settles is the strip below the window, as it really is', () => {
  expect(symbols(4, 0)).toBe('eabcdeabc');
});

test('a loop closes without a seam', () => {
  const tape = symbols('loop', 2);
  expect(tape.slice(0, 3)).toBe(tape.slice(-3));
  expect(tape).toHaveLength(8);
});

test('one reel settles after the other, quick spins too', () => {
  for (const quick of [false, true]) expect(settleOf(1, quick).ms).toBeGreaterThan(settleOf(0, quick).ms);
  expect(settleOf(4, true).ms).toBeLessThan(settleOf(0, false).ms);
});

test.each(Object.entries(SLOT_TITLES))(
  '%s: the tape at rest is the window, and each symbol is drawn and named',
  (code, rules) => {
    const stops = rules.reels.map((reel) => reel.length - 1);
    const shown = rules.reels.map((reel, index) =>
      tapeOf(reel, rules.rows, stops[index] ?? 0, 'still')
        .slice(1, -1)
        .map(({ symbol }) => symbol),
    );
    expect(shown).toEqual(windowOf(rules, stops));
    const look = lookOf(code as keyof typeof SLOT_TITLES);
    for (const { symbol } of rules.paytable) {
      expect(look.symbols[symbol]).toBeDefined();
      for (const { symbols: names } of Object.values(phrases)) expect(names).toHaveProperty(symbol);
    }
  },
);
