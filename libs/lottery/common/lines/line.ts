import type { DrawResult } from '../results/result.js';
import { sum } from '../rules/combinations.js';
import { type Hits, hits, type Part, type Picks, type Rule } from '../rules/rule.js';

/** One rule with its picks, ready to be counted and evaluated. */
export interface Line {
  rule: Rule;
  parts: readonly Part[];
  /** The most it can hit, where its outcomes have no group. */
  most: Hits | null;
}

export const lineOfPicks = (rule: Rule, picks: Picks): Line => ({
  rule,
  parts: rule.parts(picks),
  most: rule.most?.(picks) ?? null,
});

/** Whole bets, one number for each row; they differ. */
export function lineOfList(rule: Rule, bets: readonly (readonly number[])[]): Line {
  if (!rule.listView) throw new RangeError(`${rule.code} takes no typed list`);
  const places = rule.rows.length;
  const wanted = new Set(bets.map(keyOf));
  const isHit = (seen: readonly number[]) => wanted.has(keyOf(seen.slice(0, places)));
  const part: Part = {
    view: rule.listView,
    bets: bets.length,
    hits: (seen) => hits(isHit(seen) ? 1 : 0),
  };
  return { rule, parts: [part], most: rule.most?.([]) ?? null };
}

export const keyOf = (numbers: readonly number[]): string => numbers.join();

/** Bets in stake units: a bet of some rules costs several. */
export const countBets = ({ rule, parts }: Line): number => rule.ways * sum(parts.map(({ bets }) => bets));

/** How many bets win on this result, by class. @throws RangeError for a result of another family */
export function hitsOn({ parts }: Line, result: DrawResult): Hits {
  const all: Record<string, number> = {};
  for (const part of parts)
    for (const [name, count] of Object.entries(part.hits(part.view.of(result))))
      all[name] = (all[name] ?? 0) + count;
  return all;
}
