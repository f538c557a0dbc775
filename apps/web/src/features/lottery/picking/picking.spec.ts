import { LOTTERY_GAMES } from '#libs/lottery/common/games';
import { readPicks } from '#libs/lottery/common/lines/read-line';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { findRule, rulesOf } from '#libs/lottery/common/rules/rules';
import { HELPERS, hasHelpers, helpedTokens, noPicks, togglePick, withRow } from './picks';
import { quickPick } from './quick-pick';
import { rowNames } from './row-names';
import { readTyped } from './typed-list';

function ruleOf(code: string): Rule {
  const rule = findRule(code);
  if (!rule) throw new Error(`no rule ${code}`);
  return rule;
}
const RULES = LOTTERY_GAMES.flatMap((game) => game.prizeModes.flatMap((mode) => rulesOf(game, mode)));

test('picks stand in the order of the tokens, whatever was pressed first', () => {
  const rule = ruleOf('ssc.pos');
  let picks = togglePick(rule, noPicks(rule), 0, '7');
  picks = togglePick(rule, picks, 0, '2');
  expect(picks[0]).toEqual(['2', '7']);
  expect(togglePick(rule, picks, 0, '7')[0]).toEqual(['2']);
});

test('a row of two drops its first pick for a third, a full one of many takes no more', () => {
  const dragon = ruleOf('ssc.dt');
  const places = ['1', '2', '3'].reduce((held, token) => togglePick(dragon, held, 0, token), noPicks(dragon));
  expect(places[0]).toEqual(['2', '3']);
  const six = ruleOf('l6.std');
  const twelve = withRow(six, noPicks(six), 0, six.rows[0]?.tokens.texts.slice(0, 12) ?? []);
  expect(togglePick(six, twelve, 0, '45')).toBe(twelve);
});

test('a banker stands in no other row', () => {
  const rule = ruleOf('x5.pick5.banker');
  const others = withRow(rule, noPicks(rule), 1, ['01', '02']);
  expect(togglePick(rule, others, 0, '02')).toEqual([['02'], ['01']]);
});

test('helpers pick halves, odd and even ones, all and none', () => {
  const [row] = ruleOf('ssc.pos').rows;
  if (!row) throw new Error('no row');
  expect(hasHelpers(row)).toBe(true);
  expect(HELPERS.map((helper) => helpedTokens(row, helper).join(''))).toEqual([
    '0123456789',
    '56789',
    '01234',
    '13579',
    '02468',
    '',
  ]);
});

test.each([...new Set(RULES.map(({ code }) => code))])(
  'a quick pick of %s is a line that is taken',
  (code) => {
    const rule = ruleOf(code);
    for (let times = 0; times < 20; times += 1) expect(readPicks(rule, quickPick(rule)).refusal).toBeNull();
    expect(new Set(rowNames(rule).map((name) => JSON.stringify(name))).size).toBe(rule.rows.length);
  },
);

test('a typed list keeps each bet once and says what is none', () => {
  expect(readTyped(ruleOf('ssc.last3.direct'), '123, 045\n123 12 9a9')).toEqual({
    good: ['123', '045'],
    bad: ['12', '9a9'],
    duplicates: 1,
  });
  expect(readTyped(ruleOf('ssc.last2.direct'), '১২ ৩৪').good).toEqual(['12', '34']);
});

test('numbers of two digits may stand apart, and without their zero', () => {
  expect(readTyped(ruleOf('pk.first2'), '3 8\n03 08\n0810; 8 8')).toEqual({
    good: ['0308', '0810'],
    bad: ['8 8'],
    duplicates: 1,
  });
});
