/** Crash: the multiplier grows as e^(0.00006 t) until the round's crash point. Multipliers are whole hundredths. */

export interface CrashRules {
  /** Per millisecond. */
  growth: number;
  /** How long bets are taken before a round, in milliseconds. */
  waitingMs: number;
  salt: string;
  terminalHash: string;
  /** Bounds of an automatic cash-out. */
  autoCashOut: { min: number; max: number };
}

export const GROWTH = 0.000_06;
export const CRASH_RTP = 0.99;
export const AUTO_CASH_OUT = { min: 101, max: 100_000_000 };

/** `elapsed` in milliseconds since the start. */
export function multiplierAt(elapsed: number, growth = GROWTH): number {
  return Math.floor(100 * Math.exp(growth * Math.max(0, elapsed)));
}

/** When a multiplier is reached: milliseconds since the start. */
export function timeOf(multiplier: number, growth = GROWTH): number {
  return Math.log(multiplier / 100) / growth;
}

/** The payout of a cash-out in minor units, rounded down. */
export function crashPayout(amount: bigint, multiplier: number): bigint {
  return (amount * BigInt(multiplier)) / 100n;
}
