import { nextPeriodStart, type PeriodCode, periodOf } from '../periods.js';

/** What is known of the version that a new one replaces. */
export interface Before {
  code: PeriodCode;
  inForceFrom: Date;
}

/** When a contract of a period code that is ended now no longer counts: with the present period, or before it began. */
export function endOf({ code, inForceFrom }: Before, now: Date, timeZone: string): Date {
  return later(nextPeriodStart(code, now, timeZone), inForceFrom);
}

/**
 * When terms that are accepted now begin to count: with the next period. Where another dividend period is counted by,
 * the old one is finished first, so that no round counts in both. `lastEnd` is when the versions that end already do.
 */
export function startOf(
  code: PeriodCode,
  before: Before | null,
  lastEnd: Date | null,
  now: Date,
  timeZone: string,
): Date {
  const own = nextPeriodStart(code, now, timeZone);
  const free = [before && nextPeriodStart(before.code, now, timeZone), lastEnd];
  const moment = free.reduce<Date>((latest, one) => (one ? later(latest, one) : latest), own);
  const { start, end } = periodOf(code, moment, timeZone);
  return start.getTime() === moment.getTime() ? moment : end;
}

/** When the replaced version ends: with its last whole period before `start`, the moment at which the new one begins. */
export function replacedAt({ code, inForceFrom }: Before, start: Date, timeZone: string): Date {
  return later(periodOf(code, start, timeZone).start, inForceFrom);
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);
