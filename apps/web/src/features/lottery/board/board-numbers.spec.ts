import { findRule } from '#libs/lottery/common/rules/rules';
import { numberOdds, shownOdds } from '../stake/number-odds';
import { priceLine } from '../stake/priced-line';
import { amountDrafts } from './amount-drafts';
import { isOnBoard, isTurned, readNumbers } from './board-numbers';

function ruleOf(code: string) {
  const rule = findRule(code);
  if (!rule) throw new Error(`no ${code}`);
  return rule;
}
function tokensOf(code: string) {
  const [row] = ruleOf(code).rows;
  if (!row) throw new Error(`no row of ${code}`);
  return row.tokens;
}

test.each(['vn.lo2', 'vn.lo4', 'vn.x3', 'sea.top3', 'sea.tod2', 'sea.bottom2'])('%s has a board', (code) =>
  expect(isOnBoard(ruleOf(code))).toBe(true),
);
test.each(['vn.head', 'vn.side', 'vn.sum2', 'sea.run.top', 'sea.pos', 'sea.side.top'])(
  '%s has rows',
  (code) => expect(isOnBoard(ruleOf(code))).toBe(false),
);

test('reads numbers as they are typed, and keeps the one that is not whole', () =>
  expect(readNumbers(tokensOf('sea.top3'), '427 1089')).toEqual({
    tokens: ['427', '108'],
    refused: [],
    rest: '9',
  }));

test('refuses what is no number of the rule', () => {
  expect(readNumbers(tokensOf('vn.de'), '1, 25; 3 ')).toEqual({
    tokens: ['25'],
    refused: ['1', '3'],
    rest: '',
  });
  expect(readNumbers(tokensOf('sea.tod3'), '333 721')).toEqual({
    tokens: ['127'],
    refused: ['333'],
    rest: '',
  });
});

test('a number is turned around where the order of its digits counts', () => {
  expect(isTurned(tokensOf('sea.top3'))).toBe(true);
  expect(isTurned(tokensOf('sea.tod3'))).toBe(false);
});

test('numbers of one amount are a line', () => {
  const drafts = amountDrafts(
    'sea.top2',
    ['12', '21', '47'],
    { amount: '10', own: { 21: '10.00', 47: '5' } },
    'BDT',
  );
  expect(drafts).toEqual([
    { rule: 'sea.top2', picks: [['12', '21']], stake: { amount: '10' } },
    { rule: 'sea.top2', picks: [['47']], stake: { amount: '5' } },
  ]);
  expect(drafts.map((draft) => priceLine(draft, 1930, 'BDT')?.amount)).toEqual([2000n, 500n]);
});

test.each(['', '0', 'x', '1.234'])('no number is bet where one has no amount (%s)', (amount) =>
  expect(amountDrafts('sea.top2', ['12', '47'], { amount: '10', own: { 47: amount } }, 'BDT')).toEqual([]),
);

test('equal digits pay more where their order does not count, and a marked number half', () => {
  const odds = { '3': 3_216_666, '6': 1_608_333 };
  expect(numberOdds(odds, '334', undefined)).toBe(3_216_666);
  expect(numberOdds(odds, '247', undefined)).toBe(1_608_333);
  expect(numberOdds(odds, '247', 'half')).toBe(804_166);
  expect(numberOdds({ double: 344_642, pair: 178_703 }, '33', undefined)).toBe(344_642);
  expect(numberOdds({ '': 965_000 }, '27', 'closed')).toBe(965_000);
});

test('a fixed prize, which goes by how many numbers come, is not the price of a number', () => {
  expect(numberOdds(shownOdds(ruleOf('l6.std'), 1930), '03', undefined)).toBeNull();
  expect(numberOdds(shownOdds(ruleOf('sea.top2'), 1930), '03', undefined)).toBe(965_000);
});
