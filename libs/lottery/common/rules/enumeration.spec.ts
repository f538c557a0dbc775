import fc from 'fast-check';
import { random } from '#libs/platform/testing/random';
import { countBets, hitsOn } from '../lines/line.js';
import type { DrawResult } from '../results/result.js';
import { lineOf } from '../testing/lines.fixture.js';
import { seaOracle, vnOracle } from '../testing/oracle/boards.fixture.js';
import { k3Oracle, l6Oracle, pkOracle, x5Oracle } from '../testing/oracle/numbers.fixture.js';
import type { Bet } from '../testing/oracle/plain.fixture.js';
import { sscOracle } from '../testing/oracle/ssc.fixture.js';
import {
  likelyTokens,
  randomPicks,
  randomResult,
  repeatingResult,
  shapeOf,
} from '../testing/random-lines.fixture.js';
import type { Rule } from './rule.js';
import { LOTTERY_RULES } from './rules.js';

const RUNS = 40;
/** Until a line has won. */
const MOST_RUNS = 5000;

/** Stake units of a bet, where there are several. */
const WAYS: Record<string, number> = { 'vn.lo2': 27, 'vn.lo3': 23, 'vn.lo4': 20, 'vn.de.g7': 4 };

const numberOracles = { ...pkOracle, ...x5Oracle, ...l6Oracle };

/** What every single bet of the picks wins on the result, by the oracle. */
function betsOf({ code }: Rule, picks: string[][], result: DrawResult): (readonly string[])[] {
  const see = <Seen>(bets: Bet<Seen>[] | undefined, seen: Seen) => (bets ?? []).map((bet) => bet(seen));
  switch (result.family) {
    case 'SSC':
      return see(sscOracle[code]?.(...picks), result.numbers.join(''));
    case 'K3':
      return see(k3Oracle[code]?.(...picks), result.numbers.map(String));
    case 'PK10':
    case 'X5':
    case 'L6':
      return see(
        numberOracles[code]?.(...picks),
        result.numbers.map((number) => String(number).padStart(2, '0')),
      );
    case 'VN':
      return see(vnOracle[code]?.(...picks), result.prizes);
    case 'SEA':
      return see(seaOracle[code]?.(...picks), result);
  }
}

const counted = (names: readonly string[]) =>
  Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]),
  );
const positive = (hits: object) => Object.fromEntries(Object.entries(hits).filter(([, count]) => count > 0));

/** Compares a random line on a random result; answers whether it wins. */
async function compare(rule: Rule, seed: number): Promise<boolean> {
  const numbers = random(seed);
  const draw = numbers.chance(0.5) ? repeatingResult : randomResult;
  const result = await draw(numbers, shapeOf(rule));
  const picks = randomPicks(numbers, rule, (row) => likelyTokens(result, row));
  const line = lineOf(rule.code, picks);
  const bets = betsOf(rule, picks, result);
  expect(countBets(line)).toBe(bets.length * (WAYS[rule.code] ?? 1));
  const hits = positive(hitsOn(line, result));
  expect(hits).toEqual(counted(bets.flat()));
  return Object.keys(hits).length > 0;
}

test.each(LOTTERY_RULES)('$code has the bets and hits of a plain enumeration', async (rule) => {
  let wins = 0;
  const runOne = async (seed: number) => {
    if (await compare(rule, seed)) wins += 1;
  };
  await fc.assert(fc.asyncProperty(fc.nat(), runOne), { numRuns: RUNS });
  for (let seed = 0; wins === 0 && seed < MOST_RUNS; seed += 1) await runOne(seed);
  expect(wins).toBeGreaterThan(0);
});
