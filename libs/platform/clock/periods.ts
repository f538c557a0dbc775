import { Temporal } from 'temporal-polyfill';

/** Days, weeks, half months (1 to 15, 16 to the end) and months of a time zone. */
export type CalendarPeriod = 'D' | 'W' | 'H' | 'M';

/** `hour` and `5m` begin at each full hour and five minutes of the zone's clock. */
export type PeriodCode = CalendarPeriod | 'hour' | '5m';

/** Half-open: `start` belongs to the period, `end` to the next one. */
export interface Period {
  start: Date;
  end: Date;
}

type Zoned = Temporal.ZonedDateTime;

const FIVE_MINUTES = 300_000;
const HOUR = 3_600_000;

/**
 * The period that holds `moment`, in `timeZone` (IANA). A day is a calendar day, which may last 23 or 25 hours or be
 * skipped altogether; a week begins on Monday; an hour is one of the zone's clock, and the repeated hour of a change of
 * clocks is a period of its own.
 */
export function periodOf(code: PeriodCode, moment: Date, timeZone: string): Period {
  if (code === '5m') return slot(moment, FIVE_MINUTES, 0);
  const local = zoned(moment.getTime(), timeZone);
  if (code === 'hour') return hourOf(local, moment);
  const date = local.toPlainDate();
  const first = FIRST_DAY[code](date);
  return { start: startOf(first, timeZone), end: startOf(NEXT_FIRST[code](first), timeZone) };
}

/** The calendar day of a moment in `timeZone` (IANA), as `YYYY-MM-DD`. */
export function dayOf(moment: Date, timeZone: string): string {
  return zoned(moment.getTime(), timeZone).toPlainDate().toString();
}

/** The day of the week of a moment in `timeZone` (IANA): 1 is Monday, 7 Sunday. */
export function weekdayOf(moment: Date, timeZone: string): number {
  return zoned(moment.getTime(), timeZone).dayOfWeek;
}

/** When the next period begins: the first moment at which new terms count. */
export function nextPeriodStart(code: PeriodCode, moment: Date, timeZone: string): Date {
  return periodOf(code, moment, timeZone).end;
}

const FIRST_DAY: Record<CalendarPeriod, (date: Temporal.PlainDate) => Temporal.PlainDate> = {
  D: (date) => date,
  W: (date) => date.subtract({ days: date.dayOfWeek - 1 }),
  H: (date) => date.with({ day: date.day <= 15 ? 1 : 16 }),
  M: (date) => date.with({ day: 1 }),
};

const NEXT_FIRST: Record<CalendarPeriod, (first: Temporal.PlainDate) => Temporal.PlainDate> = {
  D: (first) => first.add({ days: 1 }),
  W: (first) => first.add({ days: 7 }),
  H: (first) => (first.day === 1 ? first.with({ day: 16 }) : first.with({ day: 1 }).add({ months: 1 })),
  M: (first) => first.add({ months: 1 }),
};

/** The first moment of a day; of a day that the zone skipped, the moment at which it would have been. */
function startOf(date: Temporal.PlainDate, timeZone: string): Date {
  return new Date(date.toZonedDateTime(timeZone).epochMilliseconds);
}

/**
 * Full hours of the zone's clock: where its offset is not a whole hour, they lie between those of UTC. A clock that is
 * moved by half an hour ends one hour early and begins another, so that the hours join.
 */
function hourOf(local: Zoned, moment: Date): Period {
  const { start, end } = slot(moment, HOUR, (local.offsetNanoseconds / 1_000_000) % HOUR);
  const first = zoned(start.getTime(), local.timeZoneId);
  const last = zoned(end.getTime() - 1, local.timeZoneId);
  const begun = first.offset === local.offset ? null : first.getTimeZoneTransition('next');
  const ended = last.offset === local.offset ? null : local.getTimeZoneTransition('next');
  return {
    start: begun ? new Date(begun.epochMilliseconds) : start,
    end: ended ? new Date(ended.epochMilliseconds) : end,
  };
}

const zoned = (ms: number, timeZone: string): Zoned =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);

function slot(moment: Date, length: number, offset: number): Period {
  const start = Math.floor((moment.getTime() + offset) / length) * length - offset;
  return { start: new Date(start), end: new Date(start + length) };
}
