import type { DateRange } from '../ui/forms/date-preset';
import { daysOf, dayText, SPANS, type Span } from '../ui/forms/day-span';

/** What every list of a time can be narrowed by, as the address keeps it. */
export interface ListChoice {
  span: Span;
  range: DateRange;
  page: number;
}

/** Moments in ISO 8601: `from` included, `to` not. */
export interface Moments {
  from: string;
  to?: string;
}

/** How a list's own fields are read from the address; what cannot be meant, and `null`, give the default. */
export type OwnFields<Own extends Record<string, string>> = {
  [Name in keyof Own]: (text: string | null) => Own[Name];
};

/** For a list without filters of its own. */
export const NO_FIELDS: OwnFields<Record<never, string>> = {};

export const oneOf =
  <Value extends string, Default extends string>(values: readonly Value[], otherwise: Default) =>
  (text: string | null): Value | Default =>
    values.find((value) => value === text) ?? otherwise;

export const anyText = (text: string | null): string => text ?? '';

export function readListChoice<Own extends Record<string, string>>(
  search: URLSearchParams,
  now: Date,
  own: OwnFields<Own>,
  first: Span = 'week',
): ListChoice & Own {
  const today = dayText(now);
  const page = Number(search.get('page') ?? 1);
  const fields = Object.entries(own).map(([name, read]) => [name, read(search.get(name))]);
  return {
    ...(Object.fromEntries(fields) as Own),
    span: SPANS.find((span) => span === search.get('span')) ?? first,
    range: { from: search.get('from') ?? today, to: search.get('to') ?? today },
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address of a choice. Defaults are left out; a list without days (`hasDays`) names none. */
export function writeListChoice<Own extends Record<string, string>>(
  choice: ListChoice & Own,
  own: OwnFields<Own>,
  hasDays = true,
): URLSearchParams {
  const search = new URLSearchParams(hasDays ? { span: choice.span } : {});
  if (hasDays && choice.span === 'custom') {
    search.set('from', choice.range.from);
    search.set('to', choice.range.to);
  }
  for (const [name, read] of Object.entries(own)) {
    const value = choice[name] as string;
    if (value !== read(null)) search.set(name, value);
  }
  if (choice.page > 1) search.set('page', String(choice.page));
  return search;
}

/** The moments of a choice; `null` where its own two days are not both days in their order. */
export function momentsOf({ span, range }: ListChoice, now: Date): Moments | null {
  const days = daysOf(span, range, now);
  if (!days) return null;
  return { from: days.from.toISOString(), ...(days.to && { to: days.to.toISOString() }) };
}

/** The moment as a clock in a time zone (IANA) shows its day, as noon of that day by this device. */
export function dayInZone(at: number, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const fields = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return new Date(fields.year ?? 0, (fields.month ?? 1) - 1, fields.day ?? 1, 12);
}

/** How many days a range has, both ends included. */
export const dayCount = ({ from, to }: DateRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** Whether a moment (ISO 8601) is in a span; without an end it stays open on that side. */
export const isWithin = (at: string, { from, to }: Partial<Moments>): boolean =>
  (from === undefined || Date.parse(at) >= Date.parse(from)) &&
  (to === undefined || Date.parse(at) < Date.parse(to));

/** The first and the last day of some moments, as `YYYY-MM-DD`. */
export function daysText({ from, to }: Moments, now: Date): DateRange {
  const last = to === undefined ? now : new Date(Date.parse(to) - 1);
  return { from: dayText(new Date(from)), to: dayText(last) };
}
