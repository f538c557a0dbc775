import type { Random } from '#libs/platform/testing/random';
import type { ResultShape } from '../games.js';
import { readPicks } from '../lines/read-line.js';
import { drawResult } from '../results/draw-result.js';
import type { DrawResult } from '../results/result.js';
import type { PickRow, Rule } from '../rules/rule.js';

/** The shape with the most numbers that a rule is played on. */
export const shapeOf = ({ family }: Rule): ResultShape => (family === 'SEA' ? 'SEA_THAI' : family);

export const randomResult = (numbers: Random, shape: ResultShape): Promise<DrawResult> =>
  drawResult(shape, async (end) => numbers.below(end));

/** A result in which numbers come again more often than by chance, so that rules of repeated digits win too. */
export function repeatingResult(numbers: Random, shape: ResultShape): Promise<DrawResult> {
  let before = 0;
  return drawResult(shape, async (end) => {
    if (!numbers.chance(0.6)) before = numbers.below(end);
    return before % end;
  });
}

/** Tokens of a row in their order: at least as many as it demands, and up to so many more. */
function pickSome(numbers: Random, { tokens, min, max }: PickRow, likely: readonly string[], more: number) {
  const wanted = Math.min(min + numbers.below(more + 1), max, tokens.texts.length);
  const picked = new Set<string>();
  while (picked.size < wanted) {
    const text = numbers.chance(0.5) && likely.length > 0 ? numbers.pick(likely) : '';
    picked.add(tokens.placeOf(text) === null ? numbers.pick(tokens.texts) : text);
  }
  return [...picked].sort((one, other) => (tokens.placeOf(one) ?? 0) - (tokens.placeOf(other) ?? 0));
}

/** Picks that the rule takes; many of the tokens are `likely`, given by row. */
export function randomPicks(
  numbers: Random,
  rule: Rule,
  likely: (row: number) => readonly string[] = () => [],
  more = 4,
): string[][] {
  for (;;) {
    const picks = rule.rows.map((row, at) => pickSome(numbers, row, likely(at), more));
    if (readPicks(rule, picks).line) return picks;
  }
}

const endings = (number: string) => [2, 3, 4].map((digits) => number.slice(-digits));
const padded = (number: number) => [String(number), String(number).padStart(2, '0')];

/** Texts of a result that may be tokens of a row: often of the row's own place. */
export function likelyTokens(result: DrawResult, row: number): string[] {
  switch (result.family) {
    case 'VN': {
      const [[special = ''] = []] = result.prizes;
      return [...result.prizes.flat().flatMap(endings), ...Array(20).fill(endings(special)).flat()];
    }
    case 'SEA':
      return [...endings(result.top), result.bottom2, ...result.front3, ...result.bottom3];
    case 'SSC':
    case 'PK10':
    case 'K3':
    case 'X5':
    case 'L6':
      return [...result.numbers, ...Array<number>(10).fill(result.numbers[row] ?? 0)].flatMap(padded);
  }
}
