import type { DateRange } from './date-preset';

export const SPANS = ['today', 'yesterday', 'week', 'month', 'custom'] as const;
export type Span = (typeof SPANS)[number];

/** A day of the device's own zone, in which moments are shown too. */
function startOfDay(day: Date, shift: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + shift);
}

/** `YYYY-MM-DD`, as a date field has it. */
export function dayText(day: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

function dayOf(text: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year ? new Date(Number(year), Number(month) - 1, Number(day)) : null;
}

/** The moments of a span, `to` not included; `null` where its own two days are not both days in their order. */
export function daysOf(span: Span, range: DateRange, now: Date): { from: Date; to?: Date } | null {
  if (span === 'today') return { from: startOfDay(now, 0) };
  if (span === 'yesterday') return { from: startOfDay(now, -1), to: startOfDay(now, 0) };
  if (span === 'week') return { from: startOfDay(now, -6) };
  if (span === 'month') return { from: startOfDay(now, -29) };
  const [from, to] = [dayOf(range.from), dayOf(range.to)];
  return from && to && from <= to ? { from, to: startOfDay(to, 1) } : null;
}
