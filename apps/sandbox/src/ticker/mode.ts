/** The simulated behaviour of the feed. */
export const TICKER_MODES = [
  'on_time',
  'late',
  'wrong_digit',
  'twice',
  'other_result',
  'other_draw',
  'bad_signature',
  'silent',
] as const;

export type TickerMode = (typeof TICKER_MODES)[number];
