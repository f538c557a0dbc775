import {
  cardPoints,
  handPoints,
  LOTUS_CARDS,
  type LotusSpot,
  lotusRound,
  lotusTable,
} from './lotus-table.js';
import { payoutOf } from './rules.js';

const VALUES = '23456789TJQKA';
const cards = (text: string) => [...text].map((value) => VALUES.indexOf(value) * 4);

/** A card for each number of points, and how many of them a shoe has. */
const KINDS = [...'TA23456789'].map((value) => cards(value)[0] ?? 0);
const IN_SHOE = KINDS.map((card): number => (cardPoints(card) === 0 ? 128 : 32));

/** Of all ways to take the first six cards from a full shoe, how many each spot wins. Below 2^53, so exact. */
function countWays(): Record<LotusSpot, number> {
  const ways = { player: 0, banker: 0, tie: 0 };
  const left = [...IN_SHOE];
  const drawn: number[] = [];
  const take = (before: number): void => {
    if (drawn.length === LOTUS_CARDS) {
      ways[lotusRound(drawn).winner] += before;
      return;
    }
    for (const [kind, card] of KINDS.entries()) {
      const count = left[kind] ?? 0;
      left[kind] = count - 1;
      drawn.push(card);
      take(before * count);
      drawn.pop();
      left[kind] = count;
    }
  };
  take(1);
  return ways;
}

test('over all rounds of a shoe the edges are 1.0579 % on banker, 1.2351 % on player, 14.3596 % on tie', () => {
  const ways = countWays();
  // The numbers that are published for baccarat of eight decks.
  expect(ways).toEqual({
    player: 2_230_518_282_592_256,
    banker: 2_292_252_566_437_888,
    tie: 475_627_426_473_216,
  });
  const all = ways.player + ways.banker + ways.tie;
  const edges = (['banker', 'player', 'tie'] as const).map((spot) => {
    const paid = (['player', 'banker', 'tie'] as const).map((winner) => {
      const result = { player: [], banker: [], winner };
      return (Number(payoutOf(lotusTable, result, { [spot]: 100n }, {})) * ways[winner]) / 100;
    });
    const share = paid.reduce((sum, each) => sum + each, 0) / all;
    expect(lotusTable.returned[spot]).toBe(Number(share.toFixed(6)));
    return ((1 - share) * 100).toFixed(4);
  });
  expect(edges).toEqual(['1.0579', '1.2351', '14.3596']);
});

/** The third card of the banker as casinos print it: by the banker's points, when the player's third card has these points. */
const CHART = [
  { banker: 0, draws: '0123456789' },
  { banker: 1, draws: '0123456789' },
  { banker: 2, draws: '0123456789' },
  { banker: 3, draws: '012345679' },
  { banker: 4, draws: '234567' },
  { banker: 5, draws: '4567' },
  { banker: 6, draws: '67' },
  { banker: 7, draws: '' },
];

test.each(CHART)('a banker of $banker takes a third card against a third of $draws', ({ banker, draws }) => {
  const points = (count: number) => KINDS[count] ?? 0;
  const drawn = Array.from({ length: 10 }, (_, third) => third).filter((third) => {
    const round = lotusRound([points(2), points(banker), points(0), points(0), points(third), points(1)]);
    expect(round.player).toHaveLength(3);
    return round.banker.length === 3;
  });
  expect(drawn.join('')).toBe(draws);
});

test.each([
  ['9TTT23', 2, 2],
  ['T8TT23', 2, 2],
  ['T95TKK', 2, 2],
  ['6TT523', 2, 3],
  ['7TT623', 2, 2],
  ['5TT723', 3, 2],
])('%s gives the player %d cards and the banker %d', (text, player, banker) => {
  const round = lotusRound(cards(text));
  expect([round.player.length, round.banker.length]).toEqual([player, banker]);
});

test('the player has the first, third and fifth card', () => {
  const round = lotusRound(cards('2T3T4A'));
  expect(round).toEqual({ player: cards('234'), banker: cards('TTA'), winner: 'player' });
  expect(handPoints(round.player)).toBe(9);
  expect(lotusTable.road(round)).toBe('P');
});

test('pays the stake too, rounds each spot down, and hands player and banker back on a tie', () => {
  const stakes = { player: 101n, banker: 101n, tie: 11n };
  const on = (winner: LotusSpot) => payoutOf(lotusTable, { player: [], banker: [], winner }, stakes, {});
  expect(on('player')).toBe(202n);
  expect(on('banker')).toBe(196n);
  expect(on('tie')).toBe(301n);
});

test('nets player and banker, and counts neither on a tie', () => {
  const stakes = { player: 300n, banker: 100n, tie: 5n };
  const valid = (winner: LotusSpot) =>
    lotusTable.validAmount({ player: [], banker: [], winner }, stakes, stakes);
  expect([valid('player'), valid('banker'), valid('tie')]).toEqual([205n, 205n, 5n]);
});

test('a shoe of 416 cards has 66 rounds, which follow on each other', () => {
  const numbers = Array<number>(lotusTable.numbers).fill(0);
  const results = lotusTable.deal(numbers);
  expect(results).toHaveLength(lotusTable.rounds);
  const used = results.flatMap(({ player, banker }) => [...player, ...banker]);
  // Zeros deal the decks in order.
  expect(used.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: used.length }, (_, index) => index % 52).toSorted((a, b) => a - b),
  );
  expect(lotusTable.numbers).toBe(396);
});
