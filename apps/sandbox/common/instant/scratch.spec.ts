import fc from 'fast-check';
import {
  NO_PRIZE,
  PANELS,
  PRIZES,
  prizeOf,
  scratch,
  scratchPaid,
  scratchPayout,
  TICKETS,
} from './scratch.js';

test('all tickets return 95 %, and about one in four wins', () => {
  const paid = Array.from({ length: TICKETS }, (_, ticket) => PRIZES[prizeOf(ticket)]?.times ?? 0);
  expect(paid.reduce((sum, times) => sum + times, 0)).toBe(95_000);
  expect(scratchPaid()).toBe(95_000);
  expect(scratch.rtp).toBe(0.95);
  expect(paid.filter((times) => times > 0)).toHaveLength(25_385);
});

test('the largest prizes come first, and the last ticket wins nothing', () => {
  expect([0, 4, 5, 84, 85, 25_384, 25_385, TICKETS - 1].map(prizeOf)).toEqual([0, 0, 1, 1, 2, 6, 7, 7]);
  expect(prizeOf(TICKETS - 1)).toBe(NO_PRIZE);
  expect(scratchPayout(150n, 1)).toBe(15_000n);
  expect(scratchPayout(150n, NO_PRIZE)).toBe(0n);
});

const number = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('a card has three panels of its prize, and never three of anything else', () => {
  const numbers = fc.array(number, { minLength: scratch.numbers(0), maxLength: scratch.numbers(0) });
  // A quarter of the first number is a winning ticket.
  fc.assert(
    fc.property(numbers, fc.boolean(), ([first = 0, ...rest], lucky) => {
      const [prize = NO_PRIZE, ...panels] = scratch.deal([lucky ? first / 4 : first, ...rest], 0);
      expect(panels).toHaveLength(PANELS);
      const alike = PRIZES.map((_, symbol) => panels.filter((panel) => panel === symbol).length);
      expect(alike.map((count) => count >= 3)).toEqual(PRIZES.map((_, symbol) => symbol === prize));
      expect(Math.max(...alike)).toBeLessThanOrEqual(3);
    }),
    { numRuns: 300 },
  );
});
