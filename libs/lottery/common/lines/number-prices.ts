import { z } from 'zod';
import type { Rule } from '../rules/rule.js';
import { countBets, lineOfPicks } from './line.js';
import type { Odds } from './odds.js';

export const NUMBER_PRICES = ['half', 'closed'] as const;
export type NumberPrice = (typeof NUMBER_PRICES)[number];

/** A number that pays half in a draw, or cannot be bet on. */
export const pricedNumber = z.object({
  rule: z.string().max(24),
  /** As it is picked. */
  number: z.string().min(1).max(8),
  price: z.enum(NUMBER_PRICES),
});
export type PricedNumber = z.output<typeof pricedNumber>;

const NUMBER_RULES = new WeakMap<Rule, boolean>();

/** Whether each number that is picked is a bet of its own: only such numbers have prices. */
export function isNumberRule(rule: Rule): boolean {
  const known = NUMBER_RULES.get(rule) ?? readNumberRule(rule);
  NUMBER_RULES.set(rule, known);
  return known;
}

function readNumberRule(rule: Rule): boolean {
  const [only, ...others] = rule.rows;
  const [first, second] = only?.tokens.values ?? [];
  if (!only || others.length > 0 || first === undefined || second === undefined) return false;
  const bets = (...picks: number[]) => countBets(lineOfPicks(rule, [picks]));
  return bets(first) === rule.ways && bets(second) === rule.ways && bets(first, second) === 2 * rule.ways;
}

/** What a line's numbers cost: full for all, half for all, or why it cannot be sold as one line. */
export type LinePrice =
  | { price: 'full' | 'half' }
  /** The first number that is closed. */
  | { price: 'closed'; number: string }
  /** Some of its numbers pay half and some do not. */
  | { price: 'mixed' };

export function priceOfPicks(
  rule: string,
  picks: readonly (readonly string[])[],
  prices: readonly PricedNumber[],
): LinePrice {
  const priced = new Map(
    prices.filter((each) => each.rule === rule).map(({ number, price }) => [number, price]),
  );
  if (priced.size === 0) return { price: 'full' };
  const numbers = picks.flat();
  const closed = numbers.find((number) => priced.get(number) === 'closed');
  if (closed !== undefined) return { price: 'closed', number: closed };
  const halves = numbers.filter((number) => priced.get(number) === 'half').length;
  if (halves === 0) return { price: 'full' };
  return { price: halves === numbers.length ? 'half' : 'mixed' };
}

/** Half of the odds, each rounded down to a whole ten-thousandth. */
export const halfOdds = (odds: Odds): Odds =>
  Object.fromEntries(Object.entries(odds).map(([name, value]) => [name, Math.floor(value / 2)]));
