import { hitsOn } from '#libs/lottery/common/lines/line';
import { readPicks } from '#libs/lottery/common/lines/read-line';
import type { DrawResult } from '#libs/lottery/common/results/result';
import type { Hits, Rule } from '#libs/lottery/common/rules/rule';

const countOf = (hits: Hits): number => Object.values(hits).reduce((sum, count) => sum + count, 0);

function hitCount(rule: Rule, picks: readonly (readonly string[])[], result: DrawResult): number {
  const { line } = readPicks(rule, picks);
  return line ? countOf(hitsOn(line, result)) : 0;
}

/** The picks of each row without which fewer bets had won. */
export function hitTokens(
  rule: Rule,
  picks: readonly (readonly string[])[],
  result: DrawResult,
): readonly ReadonlySet<string>[] {
  const [row = [], ...others] = picks;
  const isBet = (token: string) => readPicks(rule, [[token]]).line !== null;
  if (others.length === 0 && row.every(isBet))
    return [new Set(row.filter((token) => hitCount(rule, [[token]], result) > 0))];
  const all = hitCount(rule, picks, result);
  if (all === 0) return picks.map(() => new Set<string>());
  return picks.map(
    (row, at) =>
      new Set(
        row.filter((token) => {
          const without = picks.map((other, place) =>
            place === at ? other.filter((each) => each !== token) : other,
          );
          return hitCount(rule, without, result) < all;
        }),
      ),
  );
}
