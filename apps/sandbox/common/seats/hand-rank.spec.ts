import { HAND_RANKS, rankOfHand, scoreOfHand } from './hand-rank.js';

const VALUES = '23456789TJQKA';
const SUITS = 'shdc';
const cards = (text: string) =>
  text.split(' ').map((card) => VALUES.indexOf(card[0] ?? '') * 4 + SUITS.indexOf(card[1] ?? ''));

test('of all 22,100 hands each rank has its number', () => {
  const counts = Object.fromEntries(HAND_RANKS.map((rank) => [rank, 0]));
  for (let first = 0; first < 52; first += 1)
    for (let second = first + 1; second < 52; second += 1)
      for (let third = second + 1; third < 52; third += 1) {
        const rank = rankOfHand([second, third, first]);
        counts[rank] = (counts[rank] ?? 0) + 1;
      }
  expect(counts).toEqual({
    trail: 52,
    pureSequence: 48,
    sequence: 720,
    colour: 1096,
    pair: 3744,
    highCard: 16_440,
  });
});

/** From the best; each beats the next. */
const ORDER = [
  'As Ah Ad',
  'Ks Kh Kd',
  '2s 2h 2d',
  'As Ks Qs',
  'Ah 2h 3h',
  'Kd Qd Jd',
  '4c 3c 2c',
  'As Kh Qs',
  'Ah 2d 3h',
  'Kd Qd Js',
  '2s 3h 4s',
  'As Ks Js',
  'Kd Qd Td',
  'Kd Qd 9d',
  '5c 3c 2c',
  'As Ah Kd',
  'As Ah 2d',
  'Ks Kh Ad',
  '2s 2h 3d',
  'As Kh Jd',
  'As Kh 2d',
  'As Qh Jd',
  '5c 3h 2c',
];

test('ranks trail, pure sequence, sequence, colour, pair, high card, with A-K-Q before A-2-3 before K-Q-J', () => {
  const scores = ORDER.map((hand) => scoreOfHand(cards(hand)));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(scores.length);
});

test.each([
  ['As Ks Js', 'Jh Ah Kh'],
  ['2s 2h 3d', '3c 2d 2c'],
  ['Ah 2d 3h', '3c As 2s'],
])('%s and %s are equal: neither suits nor order count', (one, other) => {
  expect(scoreOfHand(cards(one))).toBe(scoreOfHand(cards(other)));
});
