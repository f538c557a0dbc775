import { repeated } from '#libs/platform/testing/repetitions';
import { type PeriodCode, periodOf } from './periods.js';

const HOUR_MS = 3_600_000;
const FIRST = Date.parse('2024-01-01T00:00:00Z');
const LAST = Date.parse(repeated('2028-01-01T00:00:00Z', '2031-01-01T00:00:00Z'));
/** Whole hours; half an hour forward; half an hour of daylight saving; a day that never was, in 2011, and whole hours since. */
const ZONES = ['Asia/Dhaka', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'];
const CODES: PeriodCode[] = ['D', 'W', 'H', 'M'];

/** What a wall clock in the zone shows, made by Intl alone: the periods are made by Temporal. */
function wallClock(timeZone: string): (ms: number) => { date: string; time: string } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (ms) => {
    const [date = '', time = ''] = format.format(ms).split(', ');
    return { date, time };
  };
}

/** The name of the calendar period that a date lies in, reckoned from the date's text. */
function calendarName(code: PeriodCode, date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (code === 'D') return date;
  if (code === 'M') return date.slice(0, 7);
  if (code === 'H') return `${date.slice(0, 7)} ${day <= 15 ? 'first' : 'second'}`;
  const days = Math.floor(Date.UTC(year, month - 1, day) / (24 * HOUR_MS));
  return `week ${Math.floor((days + 3) / 7)}`; // 1970-01-01 was a Thursday
}

describe.each(ZONES)('%s', (timeZone) => {
  const clock = wallClock(timeZone);
  let dates: string[]; // of every hour since FIRST; made once, for Intl is slow
  beforeAll(() => {
    dates = Array.from({ length: (LAST - FIRST) / HOUR_MS }, (_, hour) => clock(FIRST + hour * HOUR_MS).date);
  });
  const dateOf = (hour: number) => dates[(hour - FIRST) / HOUR_MS] ?? '';

  test.each(CODES)('puts every hour of the years into exactly one period %s, without gaps', (code) => {
    let period = periodOf(code, new Date(FIRST), timeZone);
    let name = calendarName(code, dateOf(FIRST));
    for (let hour = FIRST; hour < LAST; hour += HOUR_MS) {
      if (hour >= period.end.getTime()) {
        const next = periodOf(code, period.end, timeZone);
        if (next.start.getTime() !== period.end.getTime())
          throw new Error(`gap at ${period.end.toISOString()}`);
        if (clock(next.start.getTime()).time !== '00:00')
          throw new Error(`${next.start.toISOString()} is no midnight`);
        [period, name] = [next, calendarName(code, dateOf(hour))];
      }
      if (
        hour < period.start.getTime() ||
        hour >= period.end.getTime() ||
        calendarName(code, dateOf(hour)) !== name
      )
        throw new Error(`${new Date(hour).toISOString()} is not in ${name}`);
    }
    const last = periodOf(code, new Date(LAST - 1), timeZone);
    expect([last.start, last.end]).toEqual([period.start, period.end]);
  });

  test('gives the same period for every moment of it', () => {
    for (const code of [...CODES, 'hour', '5m'] as PeriodCode[]) {
      for (let moment = FIRST; moment < LAST; moment += 977 * HOUR_MS + 123_457) {
        const { start, end } = periodOf(code, new Date(moment), timeZone);
        expect(start.getTime() <= moment && moment < end.getTime()).toBe(true);
        for (const inside of [start.getTime(), end.getTime() - 1])
          expect(periodOf(code, new Date(inside), timeZone)).toEqual({ start, end });
        expect(periodOf(code, end, timeZone).start).toEqual(end);
      }
    }
  });

  test('gives hours of the wall clock, also if they differ from those of UTC', () => {
    for (const day of [
      '2026-04-04T12:00:00Z',
      '2026-10-03T12:00:00Z',
      '2026-03-08T03:00:00Z',
      '2026-11-01T03:00:00Z',
    ]) {
      let at = Date.parse(day);
      for (let count = 0; count < 30; count++) {
        const { start, end } = periodOf('hour', new Date(at), timeZone);
        expect(start.getTime()).toBeLessThanOrEqual(at);
        expect(end.getTime()).toBeGreaterThan(at);
        expect(end.getTime() - start.getTime()).toBeLessThanOrEqual(HOUR_MS);
        expect(periodOf('hour', end, timeZone).start).toEqual(end);
        at = end.getTime();
      }
    }
  });
});

test('gives days of 23, 25 and 23.5 hours', () => {
  const hours = (timeZone: string, moment: string) => {
    const { start, end } = periodOf('D', new Date(moment), timeZone);
    return (end.getTime() - start.getTime()) / HOUR_MS;
  };
  expect(hours('America/New_York', '2026-03-08T12:00:00Z')).toBe(23);
  expect(hours('America/New_York', '2026-11-01T12:00:00Z')).toBe(25);
  expect(hours('Australia/Lord_Howe', '2026-10-03T16:00:00Z')).toBe(23.5);
  expect(hours('Australia/Lord_Howe', '2026-04-05T00:00:00Z')).toBe(24.5);
  expect(hours('Asia/Dhaka', '2026-06-01T12:00:00Z')).toBe(24);
});

test('gives no period for the day that Apia skipped', () => {
  const before = periodOf('D', new Date('2011-12-30T09:00:00Z'), 'Pacific/Apia');
  expect(before.end).toEqual(new Date('2011-12-30T10:00:00Z'));
  const after = periodOf('D', before.end, 'Pacific/Apia');
  expect(after).toEqual({ start: before.end, end: new Date('2011-12-31T10:00:00Z') });
});
