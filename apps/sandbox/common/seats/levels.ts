/** The antes of the tables, in smallest stakes of the currency. */
export const ANTES = [1n, 10n, 40n];
/** The most that a player brings into a hand, in antes; it keeps all bets of a hand below the title's largest bet. */
export const MOST_STACK = 250n;
