import { readResult } from '#libs/lottery/common/results/result-text';
import { findRule } from '#libs/lottery/common/rules/rules';
import { hitTokens } from './hit-tokens';
import { repeatDraft } from './repeat-draft';

function marked(code: string, picks: string[][], text: string): string[][] {
  const rule = findRule(code);
  const result = rule && readResult(text, rule.family === 'SEA' ? 'SEA_3' : rule.family);
  if (!rule || !result) throw new Error(`no ${code} or ${text}`);
  return hitTokens(rule, picks, result).map((row) => [...row]);
}

test('marks the picks that a win needs', () => {
  expect(marked('ssc.pos', [['1', '2'], [], ['3'], [], ['4', '5', '6']], '2,0,3,9,9')).toEqual([
    ['2'],
    [],
    ['3'],
    [],
    [],
  ]);
  expect(marked('ssc.last3.g6', [['2', '5', '8', '9']], '0,0,8,2,5')).toEqual([['2', '5', '8']]);
  expect(
    marked(
      'x5.pick5.banker',
      [
        ['01', '03'],
        ['05', '06', '07', '08'],
      ],
      '05,03,06,07,01',
    ),
  ).toEqual([
    ['01', '03'],
    ['05', '06', '07'],
  ]);
});

test('marks numbers of a board that hit by themselves, and pairs that came together', () => {
  expect(marked('sea.top2', [['27', '72']], '427/72')).toEqual([['27']]);
  expect(marked('sea.tod3', [['247', '334']], '427/72')).toEqual([['247']]);
  const prizes =
    '42021/33379/54024,29062/70419,40306,41068,34819,02247,09692/1528,8590,4810,9103/4421,2140,4591,1692,2471,9345/691,928,304/13,18,09,98';
  expect(marked('vn.lo2', [['19', '77']], prizes)).toEqual([['19']]);
  expect(marked('vn.x2', [['19', '21', '77']], prizes)).toEqual([['19', '21']]);
});

test('marks nothing where nothing has won', () => {
  expect(marked('ssc.last2.direct', [['1'], ['2']], '1,2,3,4,5')).toEqual([[], []]);
});

test('repeats a line at its stake, in the largest unit', () => {
  const line = { rule: 'ssc.pos', picks: [['1'], [], [], [], []], stake: '0.50', bets: 1, odds: {} };
  expect(repeatDraft(line, 'LOTT', 'BDT')?.stake).toEqual({ unit: '0.1', multiple: 5 });
  expect(repeatDraft({ ...line, stake: '12.00' }, 'LOTT', 'BDT')?.stake).toEqual({ unit: '1', multiple: 12 });
  expect(repeatDraft(line, 'ELOTT', 'BDT')?.stake).toEqual({ amount: '0.50' });
});
