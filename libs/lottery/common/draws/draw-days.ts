import type { Schedule } from '../games.js';
import { DAY, dateOf, instantOf, MINUTE, startOf, weekdayOf } from './zone-days.js';

/** A draw of a day: its place among the day's, from 1, and when it is, in milliseconds. */
export interface DayDraw {
  index: number;
  at: number;
}

/** How many draws a day of this zone has; where the clock is shifted that day, elapsed time counts. */
export function drawsOfDay(schedule: Schedule, day: number, timeZone: string): number {
  switch (schedule.kind) {
    case 'periodic': {
      const length = startOf(day + 1, timeZone) - startOf(day, timeZone);
      return Math.floor(length / (schedule.minutes * MINUTE));
    }
    case 'daily':
      return 1;
    case 'weekdays':
      return schedule.days.includes(weekdayOf(day)) ? 1 : 0;
    case 'month-days':
      return schedule.days.includes(dateOf(day)) ? 1 : 0;
  }
}

/** When the draw of this index is, in milliseconds. The index is one that the day has. */
export const drawInstant = (schedule: Schedule, day: number, index: number, timeZone: string): number =>
  schedule.kind === 'periodic'
    ? startOf(day, timeZone) + index * schedule.minutes * MINUTE
    : instantOf(day, schedule.at, timeZone);

/** The first index of the day whose draw is later than the instant; above the day's count if none is. */
export function indexAfter(schedule: Schedule, day: number, instant: number, timeZone: string): number {
  if (schedule.kind !== 'periodic') return drawInstant(schedule, day, 1, timeZone) > instant ? 1 : 2;
  const elapsed = instant - startOf(day, timeZone);
  return Math.max(1, Math.floor(elapsed / (schedule.minutes * MINUTE)) + 1);
}

/** Digits of an index: as many as the last one of a plain day has. None where there is one draw a day at most. */
export const indexDigits = (schedule: Schedule): number =>
  schedule.kind === 'periodic' ? String(Math.floor(DAY / (schedule.minutes * MINUTE))).length : 0;
