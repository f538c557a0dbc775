import { momentFormat } from './intl-formats';

/** Monday to Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The name of a day of the week: 1 is Monday. */
export const weekdayText = (language: string, day: number, style: 'long' | 'short'): string =>
  // The first of January 2024 was a Monday.
  momentFormat(language, { weekday: style, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));
