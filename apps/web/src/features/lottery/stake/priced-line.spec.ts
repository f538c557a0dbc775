import { orderOf, priceLine, totalsOf } from './priced-line';
import { readMultiple, readStake } from './stake-state';
import { tokenOdds } from './token-odds';

const draft = {
  rule: 'ssc.last3.g6',
  picks: [['2', '5', '8', '9']],
  stake: { unit: '0.1' as const, multiple: 5 },
};

test('prices a line as the server does', () => {
  const line = priceLine(draft, 1930, 'BDT');
  expect(line).toMatchObject({ bets: 4, stake: 50n, amount: 200n, largestWin: 8041n });
  expect(line && orderOf(line, 'BDT')).toEqual({
    rule: 'ssc.last3.g6',
    picks: [['2', '5', '8', '9']],
    unit: '0.1',
    multiple: 5,
    bets: 4,
    odds: { '': '160.8333' },
  });
});

test('lower odds give a rebate, which is part of the largest win', () => {
  const line = priceLine(draft, 1876, 'BDT');
  if (!line) throw new Error('no line');
  expect(totalsOf([line], 1876)).toEqual({ bets: 4, amount: 200n, rebate: 5n, largestWin: 7816n + 5n });
});

test('what is no bet has no price', () => {
  expect(priceLine({ ...draft, picks: [['2', '5']] }, 1930, 'BDT')).toBeNull();
  expect(priceLine({ ...draft, stake: { amount: '1.234' } }, 1930, 'BDT')).toBeNull();
});

test('odds that the server named stand in place of those that are calculated', () => {
  const line = priceLine({ ...draft, odds: { '': '80.5' } }, 1930, 'BDT');
  expect(line).toMatchObject({ odds: { '': 805_000 }, largestWin: 4025n });
});

test('a multiple is a whole number from 1 to 9,999', () => {
  expect(['1', '9999', '0', '-1', '1.5', '10000', ''].map(readMultiple)).toEqual([
    1,
    9999,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(readStake('ELOTT', { unit: '1', multiple: '1', amount: '12.50' })).toEqual({ amount: '12.50' });
  expect(readStake('ELOTT', { unit: '1', multiple: '1', amount: '' })).toBeNull();
});

test('a cell of a board shows its own odds', () => {
  expect(tokenOdds({ '3': 434_250 }, '03')).toBe(434_250);
  expect(tokenOdds({ side: 21_444, tie: 96_500 }, 'X')).toBe(96_500);
  expect(tokenOdds({ side: 21_444, tie: 96_500 }, 'D')).toBe(21_444);
  expect(tokenOdds({ '': 19_300 }, 'B')).toBe(19_300);
});
