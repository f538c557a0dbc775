import { countBets, hitsOn } from '../lines/line.js';
import { FULL_GROUP, oddsOf } from '../lines/odds.js';
import { lineWin } from '../lines/wins.js';
import { GOLDEN_LINES } from '../testing/golden-lines.fixture.js';
import { GOLDEN_ODDS } from '../testing/golden-odds.fixture.js';
import { lineOf, resultOf, ruleOf } from '../testing/lines.fixture.js';
import { LOTTERY_RULES } from './rules.js';

const STAKE = 100n;

test.each(GOLDEN_LINES)('%s %s on %s has %i bets and wins %d', (code, picks, text, bets, win) => {
  const line = lineOf(code, picks);
  expect(countBets(line)).toBe(bets);
  const result = resultOf(line.rule.family, text);
  expect(lineWin({ stake: STAKE, odds: oddsOf(line.rule, FULL_GROUP) }, hitsOn(line, result))).toBe(win);
});

/** Three tod of a triple is not sold, and six of 45 pays nothing for two right numbers and fewer. */
const NOT_SOLD: Record<string, string[]> = { 'sea.tod3': ['1'], 'l6.std': ['0', '1', '2'] };

test.each(Object.entries(GOLDEN_ODDS))('%s has its chances and odds', (code, golden) => {
  const rule = ruleOf(code);
  const odds = oddsOf(rule, FULL_GROUP);
  const names = Object.keys(golden).filter((name) => !NOT_SOLD[code]?.includes(name));
  expect(Object.keys(rule.classes).sort()).toEqual(names.sort());
  for (const name of names) {
    const [winning, of, fair] = golden[name] ?? [0n, 1n, null];
    const chance = rule.classes[name] ?? { winning: -1n, of: 1n };
    expect(chance.winning * of).toBe(winning * chance.of);
    if (fair !== null) expect(odds[name]).toBe(fair);
  }
});

test('a rule with bankers has the chances of the one without', () => {
  const withBankers = LOTTERY_RULES.filter(({ bankers }) => bankers);
  expect(withBankers).toHaveLength(9);
  for (const rule of withBankers) {
    const plain = rule.family === 'L6' ? 'l6.std' : rule.code.replace('.banker', '');
    expect(rule.classes).toEqual(ruleOf(plain).classes);
  }
});

test('every rule has odds or chances to compare, or bankers', () => {
  const missing = LOTTERY_RULES.filter(({ code, bankers }) => !bankers && !(code in GOLDEN_ODDS));
  expect(missing.map(({ code }) => code)).toEqual([]);
  expect(LOTTERY_RULES).toHaveLength(135);
});
