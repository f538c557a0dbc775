import { cardSuit, cardValue, DECK } from '../cards/cards.js';
import { HAND, handAfter, NO_RANK, paysOf, poker, RANKS, rankOf } from './poker.js';

const SUITS = 'shdc';
const VALUES = '23456789TJQKA';
const cards = (text: string) =>
  text.split(' ').map((card) => VALUES.indexOf(card[0] ?? '') * 4 + SUITS.indexOf(card[1] ?? ''));
const nameOf = (text: string) => RANKS[rankOf(cards(text))]?.name ?? 'none';

test.each([
  ['Ts Js Qs Ks As', 'royal'],
  ['9h Th Jh Qh Kh', 'straightFlush'],
  ['Ad 2d 3d 4d 5d', 'straightFlush'],
  ['7s 7h 7d 7c 2s', 'four'],
  ['7s 7h 7d 2c 2s', 'fullHouse'],
  ['2c 7c 9c Jc Kc', 'flush'],
  ['Ts Jh Qd Kc As', 'straight'],
  ['As 2h 3d 4c 5s', 'straight'],
  ['Js Qh Kd Ac 2s', 'none'],
  ['7s 7h 7d Kc 2s', 'three'],
  ['7s 7h Kd Kc 2s', 'twoPairs'],
  ['Js Jh 3d Kc 2s', 'jacks'],
  ['As Ah 3d Kc 2s', 'jacks'],
  ['Ts Th 3d Kc 2s', 'none'],
])('%s is %s', (hand, rank) => {
  expect(nameOf(hand)).toBe(rank);
});

test('held cards stay, others are replaced from left to right, once', () => {
  const deal = [10, 11, 12, 13, 14, 20, 21, 22, 23, 24];
  const bet = { stake: 150n, choice: 0, maxWin: 10n ** 9n };
  expect(handAfter(deal, 0b00101)).toEqual([10, 20, 12, 21, 22]);
  expect(poker.turn(deal, bet, [])).toEqual({ over: false, payout: 0n, shown: [10, 11, 12, 13, 14] });
  const royal = [...cards('Ts Js Qs Ks 2h'), ...cards('As 3h 4h 5h 6h')];
  expect(poker.turn(royal, bet, [0b01111])).toMatchObject({ over: true, payout: 120_000n });
  for (const steps of [[-1], [32], [0.5], [0, 0]]) expect(poker.turn(deal, bet, steps)).toBeNull();
  expect(new Set(poker.deal(Array(10).fill(0.999_999), 0)).size).toBe(10);
});

const HOLDS = 1 << HAND;
/** Ways to choose `some` of `all` cards, at `some * (DECK + 1) + all`. */
const CHOOSE = new Int32Array((HAND + 1) * (DECK + 1));
for (let all = 0; all <= DECK; all += 1) {
  let ways = 1;
  for (let some = 0; some <= HAND; some += 1) {
    CHOOSE[some * (DECK + 1) + all] = ways;
    ways = (ways * (all - some)) / (some + 1);
  }
}
const choose = (some: number, all: number): number => CHOOSE[some * (DECK + 1) + all] ?? 0;

const sizeOf = (held: number): number => [...held.toString(2)].filter((bit) => bit === '1').length;
/** Of each hold its cards, its last place, the hold without that, and where the sets of as many cards begin. */
const SIZE = Int32Array.from({ length: HOLDS }, (_, held) => sizeOf(held));
const LAST = Int32Array.from({ length: HOLDS }, (_, held) => Math.max(0, held.toString(2).length - 1));
const BEFORE = Int32Array.from({ length: HOLDS }, (_, held) =>
  held === 0 ? 0 : held ^ (1 << (LAST[held] ?? 0)),
);
const BEGIN = Int32Array.from({ length: HOLDS }, (_, held) => {
  let begin = 0;
  for (let size = 0; size < (SIZE[held] ?? 0); size += 1) begin += choose(size, DECK);
  return begin;
});
const SETS = (BEGIN[HOLDS - 1] ?? 0) + choose(HAND, DECK);

/** Visits all hands in rising order, with the place of each of its sets of cards among all sets. */
function eachHand(visit: (hand: readonly number[], places: Int32Array) => void): void {
  const hand = Array<number>(HAND).fill(0);
  const within = new Int32Array(HOLDS);
  const places = new Int32Array(HOLDS);
  const deal = (place: number, from: number): void => {
    for (let card = from; card < DECK; card += 1) {
      hand[place] = card;
      for (let held = 1 << place; held < 2 << place; held += 1) {
        within[held] =
          (within[BEFORE[held] ?? 0] ?? 0) + (CHOOSE[(SIZE[held] ?? 0) * (DECK + 1) + card] ?? 0);
        places[held] = (BEGIN[held] ?? 0) + (within[held] ?? 0);
      }
      if (place === HAND - 1) visit(hand, places);
      else deal(place + 1, card + 1);
    }
  };
  deal(0, 0);
}

/**
 * What optimal play returns over all hands and draws, exactly. For each set of up to five cards it sums what all hands
 * with them pay; of a hold, those with a discarded card in them are taken off by inclusion and exclusion.
 */
function optimalReturn(): { counts: number[]; share: number } {
  const counts = Array<number>(NO_RANK + 1).fill(0);
  const sums = new Float64Array(SETS);
  eachHand((hand, places) => {
    const rank = rankOf(hand);
    counts[rank] = (counts[rank] ?? 0) + 1;
    const pays = paysOf(rank);
    if (pays === 0) return;
    for (let held = 0; held < HOLDS; held += 1) {
      const at = places[held] ?? 0;
      sums[at] = (sums[at] ?? 0) + pays;
    }
  });
  const draws = Float64Array.from(SIZE, (size) => choose(HAND - size, DECK - HAND));
  const value = new Float64Array(HOLDS);
  let total = 0;
  eachHand(([first = 0, second = 0], places) => {
    // Suits are alike: where the lowest value is there once, it stands for that card in all four.
    const alone = cardValue(first) !== cardValue(second);
    if (alone && cardSuit(first) !== 0) return;
    for (let held = 0; held < HOLDS; held += 1) value[held] = sums[places[held] ?? 0] ?? 0;
    for (let bit = 1; bit < HOLDS; bit <<= 1)
      for (let held = 0; held < HOLDS; held += 1)
        if ((held & bit) === 0) value[held] = (value[held] ?? 0) - (value[held | bit] ?? 0);
    let best = 0;
    for (let held = 0; held < HOLDS; held += 1) {
      const expected = (value[held] ?? 0) / (draws[held] ?? 1);
      if (expected > best) best = expected;
    }
    total += alone ? 4 * best : best;
  });
  return { counts, share: total / choose(HAND, DECK) };
}

test('returns 97.2984 % by optimal play over all 2,598,960 hands and every draw', () => {
  const { counts, share } = optimalReturn();
  expect(counts).toEqual([4, 36, 624, 3744, 5108, 10_200, 54_912, 123_552, 337_920, 2_062_860]);
  expect((share * 100).toFixed(4)).toBe('97.2984');
  expect(poker.rtp).toBe(Number(share.toFixed(6)));
});
