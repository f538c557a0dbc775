import type { Family, ResultShape } from '../games.js';
import type { Line } from '../lines/line.js';
import { readList, readPicks } from '../lines/read-line.js';
import type { DrawResult } from '../results/result.js';
import { readResult } from '../results/result-text.js';
import type { Rule } from '../rules/rule.js';
import { findRule } from '../rules/rules.js';

export function ruleOf(code: string): Rule {
  const rule = findRule(code);
  if (!rule) throw new Error(`no rule ${code}`);
  return rule;
}

/** Rows are divided by slashes, tokens by spaces. */
export const picksOf = (text: string): string[][] =>
  text.split('/').map((row) => row.split(' ').filter(Boolean));

/** A line that is taken. */
export function lineOf(code: string, picks: string | readonly (readonly string[])[]): Line {
  const { line, refusal } = readPicks(ruleOf(code), typeof picks === 'string' ? picksOf(picks) : picks);
  if (!line) throw new Error(`${code} ${String(picks)}: ${refusal}`);
  return line;
}

export function listLineOf(code: string, list: readonly string[]): Line {
  const { line, refusal } = readList(ruleOf(code), list);
  if (!line) throw new Error(`${code} ${list.join(' ')}: ${refusal}`);
  return line;
}

export function resultOf(family: Family, text: string): DrawResult {
  const shapes: ResultShape[] = family === 'SEA' ? ['SEA_3', 'SEA_4', 'SEA_THAI'] : [family];
  for (const shape of shapes) {
    const result = readResult(text, shape);
    if (result) return result;
  }
  throw new Error(`no result of ${family}: ${text}`);
}
