import { readList } from '#libs/lottery/common/lines/read-line';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { toAsciiDigits } from '../../../ui/forms/digits';

export interface TypedBets {
  /** Bets that the rule takes, each once, as the wire wants them. */
  good: string[];
  /** What the rule does not take. */
  bad: string[];
  /** How many stood there more than once. */
  duplicates: number;
}

const widthOf = ({ rows }: Rule): number => rows[0]?.tokens.texts[0]?.length ?? 1;

/**
 * Reads bets that were typed or pasted: one a word or a line. Numbers of two digits may stand apart inside of a bet (`03 08`),
 * where commas, semicolons or lines divide the bets.
 */
export function readTyped(rule: Rule, text: string): TypedBets {
  const entries = split(rule, toAsciiDigits(text));
  const good = new Set<string>();
  const bad: string[] = [];
  let duplicates = 0;
  for (const { shown, token } of entries) {
    if (good.has(token)) duplicates += 1;
    else if (readList(rule, [token]).line) good.add(token);
    else bad.push(shown);
  }
  return { good: [...good], bad, duplicates };
}

function split(rule: Rule, text: string): { shown: string; token: string }[] {
  const width = widthOf(rule);
  const divided = width === 1 ? text.split(/[\s,;|]+/) : text.split(/[\n\r,;|]+/);
  return divided
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((shown) => ({ shown, token: width === 1 ? shown : joined(shown, width) }));
}

/** `3 8` and `03 08` and `0308` are the same bet. */
const joined = (entry: string, width: number): string =>
  entry
    .split(/[\s\-+]+/)
    .map((number) => number.padStart(width, '0'))
    .join('');
