import { LOTTERY_GAMES } from '#libs/lottery/common/games';
import { rulesOf } from '#libs/lottery/common/rules/rules';
import { lottery } from '../../../i18n/en/lottery';
import { returnOf, ruleExample } from './rule-facts';
import { groupOf, ruleName } from './rule-names';

const OFFERED = LOTTERY_GAMES.flatMap((game) =>
  game.prizeModes.flatMap((mode) => rulesOf(game, mode).map((rule) => ({ game, mode, rule }))),
);

test.each(OFFERED.map(({ game, mode, rule }) => [game.code, mode, rule.code, { game, rule }] as const))(
  '%s %s %s has a name, a tab, and an example that wins',
  (_game, _mode, code, { game, rule }) => {
    expect(lottery.rules[ruleName(code).key].name).toBeTruthy();
    expect(lottery.groups[groupOf(game.family, code)]).toBeTruthy();
    const example = ruleExample(game, rule, 1930, 100n);
    expect(example?.bets).toBeGreaterThan(0);
    expect(example && example.win > 0n).toBe(true);
  },
);

test('rules of one tab have names of their own', () => {
  for (const game of LOTTERY_GAMES)
    for (const mode of game.prizeModes) {
      const names = rulesOf(game, mode).map(({ code }) =>
        JSON.stringify([groupOf(game.family, code), ruleName(code)]),
      );
      expect(new Set(names).size).toBe(names.length);
    }
});

test('says what comes back in the long run', () => {
  const find = (code: string) => OFFERED.find(({ rule }) => rule.code === code)?.rule;
  const [position, six] = [find('ssc.pos'), find('l6.std')];
  if (!position || !six) throw new Error('no rule');
  expect(returnOf(position, 1950)).toBe(0.975);
  expect(returnOf(six, 1930)).toBeCloseTo(4_509_740 / 8_145_060, 10);
});
