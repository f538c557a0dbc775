import { findGame, LOTTERY_GAMES, type LotteryGame } from '../games.js';
import { rulesOf } from '../rules/rules.js';
import { lineOf, resultOf, ruleOf } from '../testing/lines.fixture.js';
import { hitsOn } from './line.js';
import { isPrizeGroup, oddsOf } from './odds.js';
import { lineWin, rebateOf } from './wins.js';

function game(code: string): LotteryGame {
  const found = findGame(code);
  if (!found) throw new Error(`no game ${code}`);
  return found;
}

test.each([
  [1930, 8041n, 0n],
  [1876, 7816n, 5n],
  [1800, 7500n, 13n],
])('golden case: 4 bets of 0.50 at prize group %i win %d and give %d back', (prizeGroup, win, rebate) => {
  const line = lineOf('ssc.last3.g6', '2 5 8 9');
  const hits = hitsOn(line, resultOf('SSC', '0,0,8,2,5'));
  expect(lineWin({ stake: 50n, odds: oddsOf(line.rule, prizeGroup) }, hits)).toBe(win);
  expect(rebateOf(200n, prizeGroup)).toBe(rebate);
});

test('a bet of 0.01 on big wins 0.01', () => {
  const line = lineOf('ssc.total', 'B');
  const hits = hitsOn(line, resultOf('SSC', '9,9,3,1,1'));
  expect(lineWin({ stake: 1n, odds: oddsOf(line.rule, 1930) }, hits)).toBe(1n);
});

test('the raised prize pays more and gives nothing back', () => {
  expect(oddsOf(ruleOf('ssc.pos'), 1950)).toEqual({ '': 97_500 });
  expect(rebateOf(10_000n, 1950)).toBe(0n);
});

test('the prizes of 6 of 45 are fixed', () => {
  expect(oddsOf(ruleOf('l6.std'), 1800)).toEqual(oddsOf(ruleOf('l6.std'), 1930));
});

test.each([
  ['SSC5M', 'LOTT', [1800, 1802, 1928, 1930], [1932, 1798, 1799, 1931, 1801, 1950]],
  ['SSC5M', 'ZY', [1950], [1930, 1948, 1952]],
  ['SSC1M', 'ELOTT', [1930], [1928, 1800, 1950]],
  ['VN_NORTH', 'LOTT', [1930], [1928, 1800]],
  ['L645', 'LOTT', [1930], [1928, 1800]],
  ['SEA_5M', 'SEA', [1930], [1928, 1950]],
] as const)('prize groups of %s in mode %s', (code, mode, taken, refused) => {
  for (const group of taken) expect(isPrizeGroup(game(code), mode, group)).toBe(true);
  for (const group of refused) expect(isPrizeGroup(game(code), mode, group)).toBe(false);
});

const codes = (gameCode: string, mode: LotteryGame['prizeModes'][number]) =>
  rulesOf(game(gameCode), mode).map(({ code }) => code);

test('each mode has its menu', () => {
  expect(codes('SSC5M', 'ZY').sort()).toEqual([
    'ssc.ball',
    'ssc.last2.direct',
    'ssc.last2.group',
    'ssc.last3.direct',
    'ssc.pos',
  ]);
  expect(codes('SSC1M', 'ELOTT').sort()).toEqual([
    'ssc.ball',
    'ssc.dt',
    'ssc.front3.form',
    'ssc.last3.form',
    'ssc.mid3.form',
    'ssc.pos',
    'ssc.total',
  ]);
  expect(codes('PK10_3M', 'ELOTT').sort()).toEqual(['pk.ball', 'pk.dt', 'pk.pos', 'pk.sum2', 'pk.sum2.side']);
  expect(codes('K3_1M', 'ELOTT')).toHaveLength(11);
  expect(codes('SSC5M', 'LOTT')).toHaveLength(55);
  expect(codes('SSC1M', 'LOTT')).toEqual([]);
});

test('rules of numbers that a game does not draw are not played there', () => {
  const beyond = (gameCode: string) =>
    codes(gameCode, 'SEA').filter((code) => ['sea.top4', 'sea.front3', 'sea.bottom3'].includes(code));
  expect(beyond('SEA_5M')).toEqual([]);
  expect(beyond('LAO_4D')).toEqual(['sea.top4']);
  expect(beyond('TH_GOV')).toEqual(['sea.top4', 'sea.front3', 'sea.bottom3']);
});

test('every game has rules in each of its modes', () => {
  for (const each of LOTTERY_GAMES)
    for (const mode of each.prizeModes) expect(rulesOf(each, mode).length).toBeGreaterThan(0);
});
