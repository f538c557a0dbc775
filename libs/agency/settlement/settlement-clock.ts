import type { ContractKind, DividendPeriod } from '../common/contract-kinds.js';
import { nextPeriodStart, type Period, periodCodeOf, periodOf } from '../periods.js';

/** What is settled from time to time: a kind of salary, or the dividends of one length of period. */
export interface Cycle {
  brand: string;
  kind: ContractKind;
  /** Of a dividend; empty otherwise. */
  code: DividendPeriod | '';
}

/** In the order in which they are to be settled: what limits others comes first. */
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

/** The last full five minutes before `now`, `delaySeconds` earlier: rounds settled before it are looked at. */
export function takenUntil(now: Date, delaySeconds: number): Date {
  return periodOf('5m', new Date(now.getTime() - delaySeconds * 1000), 'UTC').start;
}

/** When a cycle that is settled until `settledUntil` is due again. */
export function dueAfter(
  cycle: Pick<Cycle, 'kind' | 'code'>,
  settledUntil: Date,
  timeZone: string,
  delaySeconds: number,
): Date {
  const code = periodCodeOf(cycle.kind, cycle.code || null);
  return new Date(nextPeriodStart(code, settledUntil, timeZone).getTime() + delaySeconds * 1000);
}
