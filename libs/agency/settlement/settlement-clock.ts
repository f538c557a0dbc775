import { nextPeriodStart, type Period, periodOf } from '#libs/platform/clock/periods';
import type { ContractKind, DividendPeriod } from '../common/contract-kinds.js';
import { periodCodeOf } from '../contract-periods.js';

/** What is settled at regular times: a kind of salary, or the dividends of one length of period. */
export interface Cycle {
  brand: string;
  kind: ContractKind;
  /** The period of a dividend; empty for salaries. */
  code: DividendPeriod | '';
}

/** In the order of settling: kinds that reduce the rate headroom of others come first. */
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

/** Up to when rounds are taken in: the last full five minutes that ended at least `delaySeconds` before `now`. */
export function takenUntil(now: Date, delaySeconds: number): Date {
  return periodOf('5m', new Date(now.getTime() - delaySeconds * 1000), 'UTC').start;
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
