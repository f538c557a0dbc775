import { cardValue, DECK } from '../cards/cards.js';
import { type CourtyardSpot, courtyardCards, courtyardRound } from './courtyard-cards.js';
import { payoutOf } from './rules.js';

const JOKER = 20;
const MATCHES = [21, 22, 23];
const OTHERS = Array.from({ length: DECK }, (_, card) => card).filter(
  (card) => cardValue(card) !== cardValue(JOKER),
);

/** A deck after its joker with cards of the joker's value in three of the 51 places. */
function deckWith(places: readonly number[]): number[] {
  const others = [...OTHERS];
  const matches = [...MATCHES];
  const rest = Array.from({ length: DECK - 1 }, (_, place) =>
    places.includes(place) ? matches.pop() : others.pop(),
  );
  return [JOKER, ...rest.map((card) => card ?? 0)];
}

test('over all places of the joker’s value 97.8511 % return on Andar, and 96.9988 % on Bahar', () => {
  const wins = { andar: 0, bahar: 0 };
  for (let first = 0; first < DECK - 1; first += 1)
    for (let second = first + 1; second < DECK - 1; second += 1)
      for (let third = second + 1; third < DECK - 1; third += 1)
        wins[courtyardRound(deckWith([first, second, third])).winner] += 1;
  const all = wins.andar + wins.bahar;
  // 51 choose 3
  expect(all).toBe(20_825);
  const shares = (['andar', 'bahar'] as const).map((spot) => {
    const paid = payoutOf(courtyardCards, { joker: 0, cards: [], winner: spot }, { [spot]: 1000n }, {});
    const share = (Number(paid) * wins[spot]) / (1000 * all);
    expect(courtyardCards.returned[spot]).toBe(Number(share.toFixed(6)));
    return (share * 100).toFixed(4);
  });
  expect(shares).toEqual(['97.8511', '96.9988']);
});

test('ends with the first card of the joker’s value', () => {
  expect(courtyardRound([20, 0, 22, 21])).toEqual({ joker: 20, cards: [0, 22], winner: 'bahar' });
  expect(courtyardRound([20, 23, 0])).toEqual({ joker: 20, cards: [23], winner: 'andar' });
  const late = deckWith([48, 49, 50]);
  expect(courtyardRound(late)).toMatchObject({ winner: 'andar', cards: { length: 49 } });
});

test('has numbers enough for the longest round', () => {
  const [result] = courtyardCards.deal(Array(courtyardCards.numbers).fill(1 - 2 ** -32));
  // From the end: the joker is the last ace, and the three others come first.
  expect(result).toEqual({ joker: 51, cards: [50], winner: 'andar' });
  expect(courtyardCards.numbers).toBe(1 + 48 + 1);
});

test('rounds the payout down, pays the loser nothing, and nets the sides', () => {
  const result = (winner: CourtyardSpot) => ({ joker: 0, cards: [], winner });
  const stakes = { andar: 101n, bahar: 51n };
  expect(payoutOf(courtyardCards, result('andar'), stakes, stakes)).toBe(191n);
  expect(payoutOf(courtyardCards, result('bahar'), stakes, stakes)).toBe(102n);
  expect(courtyardCards.validAmount(result('bahar'), stakes, stakes)).toBe(50n);
  expect(courtyardCards.road(result('bahar'))).toBe('B');
});
