/** Whether every repetition runs: with `npm run test:all`. */
const IN_FULL = Boolean(process.env.ALL_VARIANTS);

/**
 * Every `step`-th of many like cases, from another one for each `turn`, so that together the turns have all of them; each turn
 * has all with `npm run test:all`.
 */
export const someOf = <Case>(cases: readonly Case[], step: number, turn: number): Case[] =>
  cases.filter((_, index) => IN_FULL || index % step === turn % step);

/** `full` with `npm run test:all`, `usual` otherwise. */
export const repeated = <Value>(usual: Value, full: Value): Value => (IN_FULL ? full : usual);
