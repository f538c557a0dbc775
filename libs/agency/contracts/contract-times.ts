import { nextPeriodStart, type PeriodCode, periodOf } from '#libs/platform/clock/periods';

export interface VersionInForce {
  code: PeriodCode;
  inForceFrom: Date;
}

/** When a contract that is terminated now ends: with its present period, or at its beginning if it has not begun. */
export function endOf({ code, inForceFrom }: VersionInForce, now: Date, timeZone: string): Date {
  return later(nextPeriodStart(code, now, timeZone), inForceFrom);
}

/**
 * When terms that are accepted now come into force: with their next period. If they change the dividend period, the old period
 * is finished first, so that no round counts in both. `before` is the version in force, `lastEnd` the latest end of all others.
 */
export function startOf(
  code: PeriodCode,
  before: VersionInForce | null,
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

/** When the replaced version ends: with its last whole period before `start`, at which the new version begins. */
export function replacedAt({ code, inForceFrom }: VersionInForce, start: Date, timeZone: string): Date {
  return later(periodOf(code, start, timeZone).start, inForceFrom);
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);
