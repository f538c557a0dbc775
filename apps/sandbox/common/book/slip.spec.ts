import { cashOutQuote, settledPayout, slipPayout } from './slip.js';

test('a multiple pays the product of its odds, rounded down once', () => {
  expect(slipPayout(333n, [{ odds: 1850 }])).toBe(616n);
  // 333 x 1.85 x 1.333 is 821.195; rounded at each leg it would be 821 x ... less.
  expect(slipPayout(333n, [{ odds: 1850 }, { odds: 1333 }])).toBe(821n);
  expect(
    slipPayout(
      101n,
      Array.from({ length: 8 }, () => ({ odds: 1999 })),
    ),
  ).toBe(25_752n);
});

test('a slip is settled once a leg is lost or none is open, and a void leg counts with odds of 1', () => {
  const won = { odds: 2000, state: 'won' as const };
  expect(settledPayout(100n, [won, { odds: 3000, state: 'open' }])).toBeNull();
  expect(
    settledPayout(100n, [
      { odds: 3000, state: 'open' },
      { odds: 1500, state: 'lost' },
    ]),
  ).toBe(0n);
  expect(settledPayout(100n, [won, { odds: 3000, state: 'void' }])).toBe(200n);
  expect(settledPayout(100n, [{ odds: 3000, state: 'void' }])).toBe(100n);
});

test('a cash-out is the fair value less the margin, and there is none without a chance', () => {
  const open = { odds: 2000, state: 'open' as const };
  expect(cashOutQuote(1050n, [{ ...open, chance: 0.5 }])).toBe(1000n);
  expect(
    cashOutQuote(1050n, [
      { ...open, chance: 0.5 },
      { odds: 3000, state: 'won', chance: null },
    ]),
  ).toBe(3000n);
  expect(cashOutQuote(1050n, [{ ...open, chance: null }])).toBeNull();
  expect(
    cashOutQuote(1050n, [
      { ...open, chance: 0.5 },
      { odds: 3000, state: 'lost', chance: null },
    ]),
  ).toBeNull();
  expect(cashOutQuote(1050n, [{ odds: 3000, state: 'won', chance: null }])).toBeNull();
});
