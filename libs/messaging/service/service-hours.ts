import { Temporal } from 'temporal-polyfill';
import { type ServiceSettings, WEEK_DAYS } from '#libs/site/common/service-settings';

/**
 * Whether customer service is open now, and when it opens if not; `opensAt` is `null` while it is open, or where it never
 * opens.
 */
export function serviceHours(
  moment: Date,
  { days, from, to }: ServiceSettings,
  timeZone: string,
): { isOpen: boolean; opensAt: Date | null } {
  const now = moment.getTime();
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const at = (date: Temporal.PlainDate, time: string): number =>
    date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
  // From yesterday on, whose night may still last, until the same day of the next week.
  for (let ahead = -1; ahead <= 7; ahead += 1) {
    const date = today.add({ days: ahead });
    const day = WEEK_DAYS[date.dayOfWeek - 1];
    if (day === undefined || !days.includes(day)) continue;
    const start = at(date, from);
    if (start > now) return { isOpen: false, opensAt: new Date(start) };
    if (now < at(to > from ? date : date.add({ days: 1 }), to)) return { isOpen: true, opensAt: null };
  }
  return { isOpen: false, opensAt: null };
}
