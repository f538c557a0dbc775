import type { NumberPrice, PricedNumber } from '#libs/lottery/common/lines/number-prices';

/** What operators said of a number for a draw: it pays half of its odds, or takes no more bets. */
export type TokenMark = NumberPrice;
export type TokenMarks = ReadonlyMap<string, TokenMark>;

/** Every number takes bets at its whole price. */
export const NO_MARKS: TokenMarks = new Map();

/** The numbers of a rule with a price of their own. */
export const marksOf = (prices: readonly PricedNumber[], rule: string): TokenMarks =>
  prices.length === 0
    ? NO_MARKS
    : new Map(prices.filter((each) => each.rule === rule).map(({ number, price }) => [number, price]));
