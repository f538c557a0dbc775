import { findRule, LOTTERY_RULES } from '../rules/rules.js';
import { lineOf, listLineOf, picksOf, resultOf, ruleOf } from '../testing/lines.fixture.js';
import { countBets, hitsOn } from './line.js';
import { MOST_LISTED, PICK_REFUSALS, readList, readPicks } from './read-line.js';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(2, '0')).join(' ');

const REFUSED = [
  ['wrong_rows', 'ssc.s5.direct', '1/2/3/4'],
  ['wrong_rows', 'ssc.s5.direct', '1/2/3/4/5/6'],
  ['wrong_rows', 'ssc.pos', '1'],
  ['unknown_token', 'ssc.last3.g6', '1 2 10'],
  ['unknown_token', 'ssc.last3.g6', '1 2 03'],
  ['unknown_token', 'ssc.last3.sum', '28'],
  ['unknown_token', 'ssc.last3.gsum', '0'],
  ['unknown_token', 'ssc.ball', 'B/X///'],
  ['unknown_token', 'ssc.ball', 'b////'],
  ['unknown_token', 'pk.first2', '7/08'],
  ['unknown_token', 'pk.sum2', '20'],
  ['unknown_token', 'x5.first2', '07/12'],
  ['unknown_token', 'x5.middle', '5'],
  ['unknown_token', 'l6.std', '00 01 02 03 04 05'],
  ['unknown_token', 'k3.triple.any', 'run'],
  ['unknown_token', 'vn.lo2', '7'],
  ['unknown_token', 'vn.lo3', '0021'],
  ['unknown_token', 'sea.tod3', '333'],
  ['unknown_token', 'sea.tod3', '742'],
  ['unknown_token', 'sea.tod2', '42'],
  ['repeat', 'ssc.last3.g6', '1 2 2'],
  ['repeat', 'ssc.last3.g6', '1 2 3 1'],
  ['repeat', 'vn.lo2', '21 20 21'],
  ['repeat', 'l6.banker', '03 13/13 20 24 26 30'],
  ['repeat', 'x5.pick5.banker', '01 03/03 05 06 07'],
  ['repeat', 'k3.diff3.banker', '5/1 2 5'],
  ['order', 'ssc.last3.g6', '2 1 3'],
  ['order', 'ssc.total', 'O B'],
  ['order', 'ssc.dt', '5 1/D'],
  ['order', 'pk.first2.group', '08 03'],
  ['empty_row', 'ssc.s5.direct', '1/2//4/5'],
  ['empty_row', 'ssc.s5.g60', '/0 1 6'],
  ['empty_row', 'ssc.total', ''],
  ['too_few', 'ssc.s5.g120', '0 1 5 6'],
  ['too_few', 'ssc.s5.g60', '8/0 1'],
  ['too_few', 'ssc.dt', '1/D'],
  ['too_few', 'vn.slip10', numbered(0, 8)],
  ['too_few', 'l6.std', numbered(1, 5)],
  ['too_many', 'ssc.dt', '1 2 3/D'],
  ['too_many', 'l6.std', numbered(1, 13)],
  ['too_many', 'l6.banker', `01 02/${numbered(3, 13)}`],
  ['too_many', 'l6.banker', `${numbered(1, 6)}/${numbered(7, 12)}`],
  ['too_many', 'k3.diff3.banker', '1 2 3/4'],
  ['too_many', 'ssc.total', Array(20_000).fill('B').join(' ')],
  ['no_bet', 'ssc.pos', '////'],
  ['no_bet', 'ssc.pick3', '1/2///'],
  ['no_bet', 'ssc.s5.g10', '1/1'],
  ['no_bet', 'ssc.s5.g60', '8/0 1 8'],
  ['no_bet', 'pk.first2', '03/03'],
  ['no_bet', 'pk.first3', '01 02/01 02/01 02'],
  ['no_bet', 'k3.pair', '2/2'],
  ['no_bet', 'l6.banker', '01/02 03 04 05'],
  ['no_bet', 'x5.pick7.banker', '01 02/03 04 05 06'],
] as const;

test.each(REFUSED)('refuses with %s the picks of %s: %s', (refusal, code, picks) => {
  expect(readPicks(ruleOf(code), picksOf(picks))).toEqual({ line: null, refusal });
});

const REFUSED_LISTS = [
  ['no_list', 'ssc.last3.g6', ['123']],
  ['no_list', 'vn.lo2', ['12']],
  ['no_bet', 'ssc.s5.direct', []],
  ['unknown_token', 'ssc.s5.direct', ['1234']],
  ['unknown_token', 'ssc.s5.direct', ['123456']],
  ['unknown_token', 'ssc.s5.direct', ['1234x']],
  ['unknown_token', 'pk.first2', ['7 08']],
  ['repeat', 'pk.first2', ['0708', '0707']],
  ['repeat', 'x5.first3', ['010203', '050605']],
  ['duplicate', 'ssc.s5.direct', ['12345', '54321', '12345']],
  ['too_many', 'ssc.s5.direct', Array<string>(MOST_LISTED + 1).fill('12345')],
] as const;

test.each(REFUSED_LISTS)('refuses with %s a typed list of %s', (refusal, code, list) => {
  expect(readList(ruleOf(code), list)).toEqual({ line: null, refusal });
});

test('every refusal is among those that are asserted', () => {
  const asserted = new Set<string>([...REFUSED, ...REFUSED_LISTS].map(([refusal]) => refusal));
  expect([...asserted].sort()).toEqual([...PICK_REFUSALS].sort());
});

test('numbers of boards may stand in any order, for they are typed', () => {
  expect(countBets(lineOf('vn.de.first', '42 24'))).toBe(2);
  expect(countBets(lineOf('sea.bottom2', '72 27'))).toBe(2);
});

test('a typed list pays like the same bets in rows', () => {
  const list = listLineOf('ssc.last3.direct', ['123', '124', '923']);
  expect(countBets(list)).toBe(3);
  expect(hitsOn(list, resultOf('SSC', '0,9,1,2,4'))).toEqual({ '': 1 });
  expect(hitsOn(list, resultOf('SSC', '0,9,1,2,5'))).toEqual({ '': 0 });
  const cars = listLineOf('pk.first2', ['1003', '0310']);
  expect(hitsOn(cars, resultOf('PK10', '10,03,01,02,04,05,06,07,08,09'))).toEqual({ '': 1 });
  const two = listLineOf('x5.first2', ['0503', '0305']);
  expect(hitsOn(two, resultOf('X5', '05,03,06,07,01'))).toEqual({ '': 1 });
});

test('lists are for rules of whole orders', () => {
  const listed = LOTTERY_RULES.filter(({ listView }) => listView).map(({ code }) => code);
  expect(listed).toEqual([
    'ssc.s5.direct',
    'ssc.s4.direct',
    'ssc.front3.direct',
    'ssc.mid3.direct',
    'ssc.last3.direct',
    'ssc.front2.direct',
    'ssc.last2.direct',
    'pk.first2',
    'pk.first3',
    'pk.first4',
    'pk.first5',
    'x5.first3',
    'x5.first2',
  ]);
});

test('a result of another family is no result of the line', () => {
  expect(() => hitsOn(lineOf('ssc.total', 'B'), resultOf('K3', '2,5,5'))).toThrow(RangeError);
  expect(() => hitsOn(lineOf('vn.de', '21'), resultOf('SEA', '472/91'))).toThrow(RangeError);
  expect(() => hitsOn(lineOf('sea.top3', '472'), resultOf('K3', '2,5,5'))).toThrow(RangeError);
  expect(findRule('ssc.unknown')).toBeNull();
});
