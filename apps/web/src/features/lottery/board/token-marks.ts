/** What operators said of a number for a draw: it pays half of its odds, or takes no more bets. */
export type TokenMark = 'half' | 'closed';
export type TokenMarks = ReadonlyMap<string, TokenMark>;

/** Every number takes bets at its whole price. */
export const NO_MARKS: TokenMarks = new Map();
