import { dayOf, type Period, periodOf } from '#libs/platform/clock/periods';

/** Days as `YYYY-MM-DD`; `until` is the first that does not count. */
export interface CountedDays {
  from: string;
  until: string;
}

interface Running {
  /** The last of these moments counts: when the campaign began, and when it was published. */
  since: Date[];
  endsAt: Date | null;
}

/**
 * The days of a period that a campaign counts, in `timeZone` (IANA): those that had not begun when it did, and that had when it ended. Whole
 * days, since facts of play are kept by day.
 */
export function countedDays(period: Period, { since, endsAt }: Running, timeZone: string): CountedDays {
  const firstFrom = (moment: Date) => {
    const { start, end } = periodOf('D', moment, timeZone);
    return dayOf(start.getTime() === moment.getTime() ? start : end, timeZone);
  };
  const ends = endsAt !== null && endsAt < period.end ? endsAt : period.end;
  const [from = ''] = [period.start, ...since].map(firstFrom).toSorted().toReversed();
  return { from, until: firstFrom(ends) };
}
