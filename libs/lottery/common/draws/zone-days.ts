/** Days of a time zone, counted from 1970-01-01. The clock comes from `Intl`, since the browser has no Temporal everywhere. */

export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** The day of a time zone that holds the instant. */
export const dayAt = (instant: Date, timeZone: string): number =>
  Math.floor((instant.getTime() + offsetAt(instant.getTime(), timeZone)) / DAY);

/**
 * When the zone's clock first shows so many minutes after midnight of the day, in milliseconds. A time that the clock
 * jumps over is moved on by the length of the jump.
 */
export function instantOf(day: number, minutes: number, timeZone: string): number {
  const wall = day * DAY + minutes * MINUTE;
  const before = wall - offsetAt(wall - DAY, timeZone);
  const after = wall - offsetAt(wall + DAY, timeZone);
  const shown = [before, after].filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return shown.length === 0 ? before : Math.min(...shown);
}

const STARTS = new Map<string, number>();
const STARTS_KEPT = 500;

/** The first moment of a day, in milliseconds. Kept, since `Intl` is slow and a game has many draws a day. */
export function startOf(day: number, timeZone: string): number {
  const key = `${timeZone} ${day}`;
  const known = STARTS.get(key);
  if (known !== undefined) return known;
  if (STARTS.size >= STARTS_KEPT) STARTS.clear();
  const start = instantOf(day, 0, timeZone);
  STARTS.set(key, start);
  return start;
}

/** `yyyyMMdd` */
export const dayText = (day: number): string =>
  new Date(day * DAY).toISOString().slice(0, 10).replaceAll('-', '');

/** The day of a `yyyyMMdd`, or null if there is none. */
export function readDay(text: string): number | null {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return null;
  const ms = Date.parse(`${year}-${month}-${date}T00:00:00Z`);
  const day = ms / DAY;
  return Number.isNaN(ms) || dayText(day) !== text ? null : day;
}

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

export const dateOf = (day: number): number => new Date(day * DAY).getUTCDate();

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...numeric, ...time });
  FORMATS.set(timeZone, made);
  return made;
}

/** How far the zone's clock is ahead of UTC, in milliseconds, to the second. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')];
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), hour, minute, second);
  return wall - Math.floor(instant / 1000) * 1000;
}
