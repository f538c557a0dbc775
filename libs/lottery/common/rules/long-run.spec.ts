import { type Random, random } from '#libs/platform/testing/random';
import type { ResultShape } from '../games.js';
import { hitsOn, type Line } from '../lines/line.js';
import type { DrawResult } from '../results/result.js';
import { lineOf } from '../testing/lines.fixture.js';
import { randomResult, shapeOf } from '../testing/random-lines.fixture.js';
import type { Rule } from './rule.js';
import { LOTTERY_RULES } from './rules.js';

/** Draws of each family; a million with WALKS=1000000. */
const DRAWS = Math.max(4000, Number(process.env.WALKS ?? 0));
const SHAPES: ResultShape[] = ['SSC', 'PK10', 'K3', 'X5', 'L6', 'VN', 'SEA_THAI'];
/** One of 370 figures lies beyond three standard errors by chance. */
const USUAL = 3;
const NEVER = 5;

/** Half of what may be picked, so that rare rules win as well; bankers stand in one row. */
function manyPicks(numbers: Random, rule: Rule): string[][] {
  const taken = new Set<string>();
  return rule.rows.map(({ tokens, min, max }, at) => {
    const half = Math.ceil(tokens.texts.length / 2);
    const some = min > 1 ? Math.min(min + 5, tokens.texts.length - 1) : half;
    const wanted = rule.bankers ? (at === 0 ? min : 8) : some;
    const left = tokens.texts.filter((text) => !rule.bankers || !taken.has(text));
    while (left.length > Math.min(wanted, max)) left.splice(numbers.below(left.length), 1);
    for (const text of left) taken.add(text);
    return left;
  });
}

/**
 * A hit of a class that wins W of N is worth N / W, so that every bet gets one back on average. Of six numbers only three
 * right ones are counted, for the others are too rare.
 */
class FairReturn {
  private readonly line: Line;
  private readonly bets: number;
  private draws = 0;
  private sum = 0;
  private squares = 0;

  constructor(
    private readonly rule: Rule,
    numbers: Random,
  ) {
    this.line = lineOf(rule.code, manyPicks(numbers, rule));
    this.bets = this.line.parts.reduce((sum, { bets }) => sum + bets, 0);
  }

  add(result: DrawResult): void {
    let worth = 0;
    for (const [name, count] of Object.entries(hitsOn(this.line, result)))
      if (this.rule.family !== 'L6' || name === '3') worth += count / this.chanceOf(name);
    const returned = worth / this.bets;
    this.draws += 1;
    this.sum += returned;
    this.squares += returned * returned;
  }

  /** By how many standard errors the average is off; of a rare win the error is that of counting. */
  deviation(): number {
    const mean = this.sum / this.draws;
    const names = Object.keys(this.rule.classes);
    const counting = names.length === 1 ? 1 / (this.bets * this.chanceOf(names[0] ?? '')) - 1 : 0;
    const variance = Math.max(this.squares / this.draws - mean * mean, counting);
    // Big and small together always return the same.
    if (variance < 1e-9) return Math.abs(mean - 1) < 1e-9 ? 0 : Number.POSITIVE_INFINITY;
    return (mean - 1) / Math.sqrt(variance / this.draws);
  }

  private chanceOf(name: string): number {
    const { winning, of } = this.rule.classes[name] ?? { winning: 0n, of: 1n };
    return Number(winning) / Number(of);
  }
}

test(
  `the rules win as often as their odds say in ${DRAWS} draws`,
  async () => {
    const numbers = random(20_261_128);
    const found: { code: string; off: number }[] = [];
    for (const shape of SHAPES) {
      const rules = LOTTERY_RULES.filter((rule) => shapeOf(rule) === shape);
      const returns = rules.map((rule) => ({ code: rule.code, fair: new FairReturn(rule, numbers) }));
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const result = await randomResult(numbers, shape);
        for (const { fair } of returns) fair.add(result);
      }
      found.push(...returns.map(({ code, fair }) => ({ code, off: fair.deviation() })));
    }
    expect(found).toHaveLength(LOTTERY_RULES.length);
    expect(found.filter(({ off }) => !(Math.abs(off) < NEVER))).toEqual([]);
    expect(found.filter(({ off }) => Math.abs(off) > USUAL).length).toBeLessThanOrEqual(1);
  },
  60_000 + DRAWS * 10,
);
