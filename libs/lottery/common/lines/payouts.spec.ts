import fc from 'fast-check';
import { random } from '#libs/platform/testing/random';
import { outcomeGroups } from '../rules/outcome-groups.js';
import type { Rule } from '../rules/rule.js';
import { LOTTERY_RULES } from '../rules/rules.js';
import { lineOf, listLineOf, resultOf } from '../testing/lines.fixture.js';
import { randomPicks, randomResult, shapeOf } from '../testing/random-lines.fixture.js';
import { countBets, hitsOn, keyOf, type Line } from './line.js';
import { FULL_GROUP, oddsOf } from './odds.js';
import { groupPayouts, largestWin } from './payouts.js';
import { lineWin, type Price } from './wins.js';

const priceOf = ({ rule }: Line, stake = 100n): Price => ({ stake, odds: oddsOf(rule, FULL_GROUP) });
const isGrouped = (rule: Rule) => rule.most === null;
const GROUPED = LOTTERY_RULES.filter(isGrouped);

const UNGROUPED =
  /^ssc\.(s5|s4|any.of4|any.of5|times.|pick3)|^pk\.first[45]|^l6|^vn\.(lo|x|slip|de\.g7|c4)|^sea\.(top4|front3|bottom3)/;

test('rules have a group but for those that the reference names', () => {
  const without = LOTTERY_RULES.filter((rule) => !isGrouped(rule)).map(({ code }) => code);
  expect(without).toEqual(LOTTERY_RULES.map(({ code }) => code).filter((code) => UNGROUPED.test(code)));
});

test.each(GROUPED)('the payout vectors of $code are what its lines win', async (rule) => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const numbers = random(seed);
      const line = lineOf(rule.code, randomPicks(numbers, rule));
      const price = priceOf(line, BigInt(1 + numbers.below(5000)));
      const vectors = groupPayouts(line, price);
      expect(vectors.reduce((sum, { stake }) => sum + stake, 0n)).toBe(price.stake * BigInt(countBets(line)));
      const result = await randomResult(numbers, shapeOf(rule));
      let paid = 0n;
      for (const [at, { key, group, payouts }] of vectors.entries()) {
        expect(group.outcomes.length).toBeLessThanOrEqual(1000);
        expect(payouts).toHaveLength(group.outcomes.length);
        expect(outcomeGroups(rule.family).get(key)).toBe(group);
        const seen = keyOf(line.parts[at]?.view.of(result) ?? []);
        const outcome = group.outcomes.findIndex((each) => keyOf(each) === seen);
        expect(outcome).toBeGreaterThanOrEqual(0);
        paid += payouts[outcome] ?? 0n;
      }
      const win = lineWin(price, hitsOn(line, result));
      expect(win).toBeGreaterThanOrEqual(paid);
      expect(win - paid).toBeLessThan(vectors.length === 1 ? 1n : BigInt(vectors.length));
      expect(win).toBeLessThanOrEqual(largestWin(line, price));
    }),
    { numRuns: 12 },
  );
});

test.each(GROUPED)(
  '$code returns 96.5 % in its groups, and at most a ten-thousandth of odds less',
  (rule) => {
    const numbers = random(11);
    for (let run = 0; run < 6; run += 1) {
      const line = lineOf(rule.code, randomPicks(numbers, rule));
      // At this stake a payout is the odds themselves.
      for (const { group, stake, payouts } of groupPayouts(line, priceOf(line, 10_000n))) {
        const weights = group.outcomes.map((_, at) => BigInt(group.weights?.[at] ?? 1));
        const all = weights.reduce((sum, weight) => sum + weight, 0n);
        const paid = payouts.reduce((sum, payout, at) => sum + payout * (weights[at] ?? 0n), 0n);
        const units = stake / 10_000n;
        expect(paid).toBeLessThanOrEqual(units * 9650n * all);
        expect(paid).toBeGreaterThanOrEqual(units * 9649n * all);
      }
    }
  },
);

test('every outcome of a group is another one', () => {
  const numbers = random(3);
  for (const rule of GROUPED) {
    const line = lineOf(rule.code, randomPicks(numbers, rule));
    for (const { group } of groupPayouts(line, priceOf(line)))
      expect(new Set(group.outcomes.map(keyOf)).size).toBe(group.outcomes.length);
  }
});

test('totals weigh what they are likely', () => {
  const line = lineOf('ssc.total', 'B');
  const [vector] = groupPayouts(line, priceOf(line));
  const counts = new Map<number, number>();
  for (let result = 0; result < 100_000; result += 1) {
    const total = [...String(result)].reduce((sum, digit) => sum + Number(digit), 0);
    counts.set(total, (counts.get(total) ?? 0) + 1);
  }
  expect(vector?.group.outcomes.map(([total = -1]) => counts.get(total))).toEqual(vector?.group.weights);
});

const digits = Array.from({ length: 10 }, (_, at) => at);
const CODES_OF_SSC = LOTTERY_RULES.filter(({ family, most }) => family === 'SSC' && most);

test.each(CODES_OF_SSC)('no result wins more than the largest win of $code, and one wins it', (rule) => {
  const numbers = random(5);
  const line = lineOf(rule.code, randomPicks(numbers, rule));
  const price = priceOf(line);
  let best = 0n;
  for (const a of digits)
    for (const b of digits)
      for (const c of digits)
        for (const d of digits)
          for (const e of digits) {
            const win = lineWin(price, hitsOn(line, { family: 'SSC', numbers: [a, b, c, d, e] }));
            if (win > best) best = win;
          }
  expect(largestWin(line, price)).toBe(best);
});

const twelve = '01 02 03 04 05 06 07 08 09 10 11 12';

test.each([
  ['12 numbers of 45', 'l6.std', twelve, 116_970_000n],
  ['bankers of 45', 'l6.banker', '01 02 03 04 05/06 07', 100_400_000n],
  ['a number of lô', 'vn.lo2', '21', 27n * 9650n],
  ['of lô at one unit', 'vn.lo2.unit', '21 22', 9649n],
  ['of lô 3', 'vn.lo3', '021', 23n * 96_500n],
  ['of lô 4', 'vn.lo4', '2021', 20n * 965_000n],
  ['of the seventh prize', 'vn.de.g7', '21', 4n * 9650n],
  ['xiên 2 of four', 'vn.x2', '01 02 03 04', 10_549n],
  ['4 càng', 'vn.c4', '2021 2022', 965_000n],
  ['three places of all', 'ssc.pick3', '1/2/3/4/5', 965_000n],
  ['three places of three', 'ssc.pick3', '1/2///3', 96_500n],
  ['the fronts of Thailand', 'sea.front3', '427', 96_500n],
  ['first 5', 'pk.first5', '01 02/03/04/05/06', 2_918_160n],
])('the largest win of %s', (_, code, picks, most) => {
  const line = lineOf(code, picks);
  expect(largestWin(line, priceOf(line))).toBe(most);
});

test('the largest win of places adds up, and that of a typed list is one bet', () => {
  const places = lineOf('ssc.pos', '1 2//3//4');
  expect(largestWin(places, priceOf(places))).toBe(3n * 965n);
  const list = listLineOf('ssc.last2.direct', ['12', '13']);
  expect(largestWin(list, priceOf(list))).toBe(9650n);
  const five = listLineOf('ssc.s5.direct', ['12345', '12346']);
  expect(largestWin(five, priceOf(five))).toBe(9_650_000n);
});

test('golden case: digit 7, big and odd of place 5 at 100.00 each pay 1,351.00 on 7', () => {
  const vectors = ['ssc.pos', 'ssc.ball'].flatMap((code) => {
    const line = lineOf(code, code === 'ssc.pos' ? '////7' : '////B O');
    return groupPayouts(line, priceOf(line, 10_000n));
  });
  expect(vectors.map(({ key }) => key)).toEqual(['p5', 'p5']);
  expect(vectors.map(({ payouts }) => payouts[7] ?? 0n)).toEqual([96_500n, 38_600n]);
});

test('a typed list has the vector of its bets', () => {
  const list = listLineOf('x5.first2', ['0503', '0305']);
  const [vector] = groupPayouts(list, priceOf(list));
  const paying = vector?.payouts.filter((payout) => payout > 0n) ?? [];
  expect(paying).toEqual(Array(18).fill(10_615n));
  expect(lineWin(priceOf(list), hitsOn(list, resultOf('X5', '03,05,06,07,01')))).toBe(10_615n);
});
