import type { Measured } from './measure.js';
import type { Goal } from './row.js';
import type { Spread } from './statistics.js';

/** A figure with three significant digits. */
export function shown(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

export function goalOf(goal: Goal, unit: string): string {
  if ('atMost' in goal) return `<= ${shown(goal.atMost)} ${unit}`;
  if ('atLeast' in goal) return `>= ${shown(goal.atLeast)} ${unit}`;
  return 'ratioAtLeast' in goal ? `>= ${goal.ratioAtLeast}x` : `<= ${goal.ratioAtMost}x`;
}

const withSpread = ({ median, min, max }: Spread, unit: string): string =>
  `${shown(median)} ${unit} (${shown(min)} to ${shown(max)})`.replace('  ', ' ');

/** One line: product, anchor, ratio and goal, each median with its minimum and maximum. */
export function line({ row, figure, product, anchor, ratio, reached }: Measured): string {
  const { title, unit, goal } = figure;
  const beside = anchor ? `, anchor ${withSpread(anchor, unit)}` : '';
  const times = ratio === null ? '' : `, ratio ${ratio.toFixed(2)}`;
  const verdict = reached ? 'reached' : 'NOT REACHED';
  return `${row}: ${title}: ${withSpread(product, unit)}${beside}${times}, goal ${goalOf(goal, unit)} … ${verdict}`;
}
