import { nextPeriodStart, type Period, periodOf } from '#libs/platform/clock/periods';
import type { ContractKind, DividendPeriod } from '../common/contract-kinds.js';
import { periodCodeOf } from '../contract-periods.js';

/** What is settled at regular times: a kind of salary, or the dividends of one length of period. */
export interface Cycle {
  brand: string;
  /** Real time is settled every five minutes of the clock, hourly and daily salaries when their hour or day is over. */
  kind: ContractKind;
  /**
   * The length of a dividend's period: D a day, W a week from Monday, H half a month (1 to 15, 16 to the end), M a month. Empty for
   * salaries, as each kind of them has one length.
   */
  code: DividendPeriod | '';
}

/**
 * All cycles of a brand; each has a row in `agency.schedule`, and is settled when that is due. Who settles all of them one after another
 * goes in this order, in which hours come before the days that depend on them.
 */
export const CYCLES: readonly Omit<Cycle, 'brand'>[] = [
  { kind: 'realtime', code: '' },
  { kind: 'hourly', code: '' },
  { kind: 'daily', code: '' },
  { kind: 'dividend', code: 'D' },
  { kind: 'dividend', code: 'W' },
  { kind: 'dividend', code: 'H' },
  { kind: 'dividend', code: 'M' },
];

export function cyclePeriod(
  { kind, code }: Pick<Cycle, 'kind' | 'code'>,
  at: Date,
  timeZone: string,
): Period {
  return periodOf(periodCodeOf(kind, code || null), at, timeZone);
}

/** When the period that begins at `settledUntil` is due. */
export function dueAfter(
  cycle: Pick<Cycle, 'kind' | 'code'>,
  settledUntil: Date,
  timeZone: string,
  delaySeconds: number,
): Date {
  const code = periodCodeOf(cycle.kind, cycle.code || null);
  return new Date(nextPeriodStart(code, settledUntil, timeZone).getTime() + delaySeconds * 1000);
}
