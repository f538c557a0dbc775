import fc from 'fast-check';
import { cardSuit, cardValue, DECK, dealCards } from './cards.js';

const number = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('a deck has each value and suit once', () => {
  const cards = dealCards(Array(DECK).fill(0));
  expect(new Set(cards.map((card) => `${cardValue(card)}/${cardSuit(card)}`)).size).toBe(DECK);
  expect(Math.max(...cards.map(cardValue))).toBe(12);
});

test('whatever the numbers, every card is dealt once from each deck', () => {
  fc.assert(
    fc.property(fc.array(number, { minLength: 2 * DECK, maxLength: 2 * DECK }), (numbers) => {
      const cards = dealCards(numbers, 2).toSorted((a, b) => a - b);
      expect(cards).toEqual(Array.from({ length: 2 * DECK }, (_, index) => index >> 1));
    }),
    { numRuns: 50 },
  );
});

test('a number takes the card at its place among those that are left', () => {
  expect(dealCards([0, 0, 0.999_999, 0.5])).toEqual([0, 1, 51, 26]);
});
