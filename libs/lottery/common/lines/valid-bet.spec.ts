import { random } from '#libs/platform/testing/random';
import { LOTTERY_RULES } from '../rules/rules.js';
import { lineOf } from '../testing/lines.fixture.js';
import { randomPicks } from '../testing/random-lines.fixture.js';
import { FULL_GROUP, oddsOf } from './odds.js';
import { groupPayouts } from './payouts.js';
import { type StakedLine, validBet } from './valid-bet.js';
import { rebateOf } from './wins.js';

/** `stake` in minor units a bet. */
function staked(code: string, picks: string, stake: bigint, prizeGroup = FULL_GROUP): StakedLine {
  const line = lineOf(code, picks);
  return { line, stake, odds: oddsOf(line.rule, prizeGroup), prizeGroup };
}

test('big 100 with small 60 counts 44.20, and with small 100 nothing', () => {
  expect(validBet([staked('ssc.total', 'B', 10_000n), staked('ssc.total', 'S', 6000n)])).toBe(4420n);
  expect(validBet([staked('ssc.total', 'B', 10_000n), staked('ssc.total', 'S', 10_000n)])).toBe(0n);
  expect(validBet([staked('ssc.total', 'B S', 10_000n)])).toBe(0n);
});

test('nine of ten digits count nothing, a tenth at 0.01 does not help, and eight count whole', () => {
  const nine = staked('ssc.pos', '0 1 2 3 4 5 6 7 8////', 10_000n);
  expect(validBet([nine])).toBe(0n);
  expect(validBet([nine, staked('ssc.pos', '9////', 1n)])).toBe(0n);
  expect(validBet([staked('ssc.pos', '0 1 2 3 4 5 6 7////', 10_000n)])).toBe(80_000n);
});

test('lines of several tickets and rules meet in their group', () => {
  const digits = staked('ssc.pos', '5 6 7 8 9////', 1000n);
  expect(validBet([digits])).toBe(5000n);
  expect(validBet([digits, staked('ssc.ball', 'S////', 5000n)])).toBe(0n);
  expect(validBet([digits, staked('ssc.ball', '/S///', 5000n)])).toBe(10_000n);
});

test('outcomes weigh what they are likely', () => {
  const all = 'leopard straight pair half mixed';
  expect(validBet([staked('ssc.last3.form', 'straight pair half', 1000n)])).toBe(3000n);
  expect(validBet([staked('k3.side', 'B S', 1000n), staked('k3.triple.any', 'any', 1n)])).toBe(0n);
  // The wins of each form are about equal, so that each pays the stakes of all.
  const even = [
    staked('ssc.last3.form', 'leopard', 100n),
    staked('ssc.last3.form', 'straight', 600n),
    staked('ssc.last3.form', 'pair', 2700n),
    staked('ssc.last3.form', 'half', 3600n),
    staked('ssc.last3.form', 'mixed', 3000n),
  ];
  expect(validBet(even)).toBe(0n);
  expect(validBet([staked('ssc.last3.form', all, 1000n)])).toBeGreaterThan(0n);
});

test('stakes without a group count whole', () => {
  expect(validBet([staked('vn.lo2', '21 22', 100n), staked('vn.x2', '01 02 03', 100n)])).toBe(5700n);
});

test('rebate is paid on every outcome, so that it is not at risk', () => {
  expect(validBet([staked('ssc.pos', '7////', 10_000n, 1800)])).toBe(9350n);
  expect(validBet([staked('ssc.total', 'B S', 10_000n, 1800)])).toBe(0n);
});

test('all digits of two places at once count nothing', () => {
  const all = '0 1 2 3 4 5 6 7 8 9';
  expect(validBet([staked('ssc.last2.direct', `${all}/${all}`, 100n)])).toBe(0n);
  expect(validBet([staked('ssc.pos', `${all}/${all}/1//`, 100n)])).toBe(100n);
});

const lowest = (numbers: readonly bigint[]): bigint => numbers.toSorted((a, b) => Number(a - b))[0] ?? 0n;

/** By every outcome of every group. */
function validByOutcome(lines: readonly StakedLine[]): bigint {
  const groups = new Map<string, { stake: bigint; paid: bigint[]; weights: bigint[] }>();
  for (const staked of lines)
    for (const { key, group, stake, payouts } of groupPayouts(staked.line, staked)) {
      const before = groups.get(key);
      const rebate = rebateOf(stake, staked.prizeGroup);
      groups.set(key, {
        stake: (before?.stake ?? 0n) + stake,
        paid: payouts.map((payout, at) => payout + rebate + (before?.paid[at] ?? 0n)),
        weights: group.outcomes.map((_, at) => BigInt(group.weights?.[at] ?? 1)),
      });
    }
  let valid = 0n;
  for (const { stake, paid, weights } of groups.values()) {
    const all = weights.reduce((sum, weight) => sum + weight, 0n);
    const covered = weights.filter((_, at) => (paid[at] ?? 0n) * 10n >= stake * 9n);
    if (covered.reduce((sum, weight) => sum + weight, 0n) * 10n > all * 8n) continue;
    valid += stake - lowest([stake, ...paid]);
  }
  return valid;
}

test.each(['SSC', 'PK10', 'K3', 'X5', 'VN', 'SEA'] as const)(
  'rounds of %s count what looking at every outcome says',
  (family) => {
    const rules = LOTTERY_RULES.filter((rule) => rule.family === family && rule.most === null);
    const numbers = random(17);
    for (let run = 0; run < 60; run += 1) {
      const lines = Array.from({ length: 1 + numbers.below(4) }, (): StakedLine => {
        const rule = rules[numbers.below(rules.length)] as (typeof rules)[number];
        const prizeGroup = 1800 + 2 * numbers.below(66);
        const line = lineOf(rule.code, randomPicks(numbers, rule));
        return { line, stake: BigInt(1 + numbers.below(5000)), odds: oddsOf(rule, prizeGroup), prizeGroup };
      });
      expect(validBet(lines)).toBe(validByOutcome(lines));
    }
  },
);
