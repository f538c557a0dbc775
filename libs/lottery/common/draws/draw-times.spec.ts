import fc from 'fast-check';
import { periodOf } from '#libs/platform/clock/periods';
import { findGame, LOTTERY_GAMES, type LotteryGame } from '../games.js';
import { type DrawTime, drawOnSale, drawsAfter, findDraw, findDrawAt } from './draw-times.js';

function game(code: string): LotteryGame {
  const found = findGame(code);
  if (!found) throw new Error(`no game ${code}`);
  return found;
}

function first(count: number, of: LotteryGame, after: string): DrawTime[] {
  const draws = drawsAfter(of, new Date(after));
  return Array.from({ length: count }, () => draws.next().value);
}

const numbers = (draws: DrawTime[]) => draws.map(({ drawNo }) => drawNo);
const times = (draws: DrawTime[]) => draws.map(({ drawAt }) => drawAt.toISOString());

test('the draw at 14:05:00 in Dhaka is number 845 of its day', () => {
  const draw = findDraw(game('SSC1M'), '20261122-0845');
  expect(draw).toEqual({
    drawNo: '20261122-0845',
    openAt: new Date('2026-11-22T08:03:55Z'),
    closeAt: new Date('2026-11-22T08:04:55Z'),
    drawAt: new Date('2026-11-22T08:05:00Z'),
  });
  expect(findDrawAt(game('SSC1M'), new Date('2026-11-22T08:05:00Z'))).toEqual(draw);
  expect(findDrawAt(game('SSC1M'), new Date('2026-11-22T08:05:00.001Z'))).toBeNull();
});

test('the draw at midnight belongs to the day that ends', () => {
  expect(numbers(first(3, game('SSC1M'), '2026-11-22T17:58:30Z'))).toEqual([
    '20261122-1439',
    '20261122-1440',
    '20261123-0001',
  ]);
  expect(numbers(first(2, game('PK10_3M'), '2026-11-22T17:57:00Z'))).toEqual([
    '20261122-480',
    '20261123-001',
  ]);
});

test('a sale opens at the moment the one before closes, and one draw is on sale at any time', () => {
  const five = game('SSC5M');
  expect(drawOnSale(five, new Date('2026-11-22T08:04:39.999Z')).drawNo).toBe('20261122-169');
  const next = drawOnSale(five, new Date('2026-11-22T08:04:40Z'));
  expect([next.drawNo, next.openAt]).toEqual(['20261122-170', new Date('2026-11-22T08:04:40Z')]);
});

test('daily, on days of the week, and twice a month', () => {
  expect(times(first(2, game('L645'), '2026-11-22T15:00:00Z'))).toEqual([
    '2026-11-23T15:00:00.000Z',
    '2026-11-24T15:00:00.000Z',
  ]);
  expect(numbers(first(1, game('VN_NORTH'), '2026-11-22T11:14:59Z'))).toEqual(['20261122']);
  const lao = first(4, game('LAO_4D'), '2026-11-22T00:00:00Z');
  expect(numbers(lao)).toEqual(['20261123', '20261125', '20261127', '20261130']);
  expect(lao[0]?.openAt).toEqual(new Date('2026-11-20T13:00:00Z'));
  const thai = first(3, game('TH_GOV'), '2026-11-16T08:30:00Z');
  expect(numbers(thai)).toEqual(['20261201', '20261216', '20270101']);
  expect(thai[0]).toMatchObject({
    openAt: new Date('2026-11-16T07:20:00Z'),
    closeAt: new Date('2026-12-01T07:20:00Z'),
    drawAt: new Date('2026-12-01T08:30:00Z'),
  });
});

test.each([
  ['SSC1M', '20261122-0000'],
  ['SSC1M', '20261122-1441'],
  ['SSC1M', '20261122-845'],
  ['SSC1M', '20261122-0845-1'],
  ['SSC1M', '20261122'],
  ['SSC1M', '20261131-0845'],
  ['SSC1M', ''],
  ['SSC1M', '20261122-08e2'],
  ['PK10_3M', '20261122-481'],
  ['L645', '20261122-1'],
  ['L645', '20260230'],
  ['LAO_4D', '20261122'],
  ['TH_GOV', '20261122'],
])('%s has no draw %j', (code, drawNo) => {
  expect(findDraw(game(code), drawNo)).toBeNull();
});

/** Clocks that move at midnight, by half an hour, at 01:00, 02:00 and 03:00, and one that lies 45 minutes off. */
const ZONES = [
  'America/Havana',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Europe/London',
  'America/New_York',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Asia/Dhaka',
];

/** Draws of the day by a clock of another make: Temporal. */
function dayByTemporal(moment: Date, minutes: number, timeZone: string): string[] {
  const { start, end } = periodOf('D', moment, timeZone);
  const count = Math.floor((end.getTime() - start.getTime()) / (minutes * 60_000));
  return Array.from({ length: count }, (_, at) =>
    new Date(start.getTime() + (at + 1) * minutes * 60_000).toISOString(),
  );
}

test('days on which the clock is shifted have fewer or more draws, counted in elapsed time', () => {
  const daily = (timeZone: string, noon: string) => {
    const shifted = { ...game('SSC5M'), timeZone };
    const { start } = periodOf('D', new Date(noon), timeZone);
    const expected = dayByTemporal(new Date(noon), 5, timeZone);
    expect(times(first(expected.length, shifted, start.toISOString()))).toEqual(expected);
    return numbers(first(expected.length + 1, shifted, start.toISOString())).slice(-2);
  };
  expect(daily('Europe/London', '2026-03-29T12:00:00Z')).toEqual(['20260329-276', '20260330-001']);
  expect(daily('Europe/London', '2026-10-25T12:00:00Z')).toEqual(['20261025-300', '20261026-001']);
  expect(daily('Australia/Lord_Howe', '2026-10-04T01:00:00Z')).toEqual(['20261004-282', '20261005-001']);
});

test('any day of any zone has the draws that Temporal counts', () => {
  const moment = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.constantFrom(...ZONES), fc.constantFrom(1, 3, 5), (now, timeZone, minutes) => {
      const periodic = { ...game('SSC5M'), timeZone, schedule: { kind: 'periodic', minutes } as const };
      const { start } = periodOf('D', now, timeZone);
      const draws = first(3, periodic, start.toISOString());
      const expected = dayByTemporal(now, minutes, timeZone);
      expect(times(draws)).toEqual(expected.slice(0, 3));
      const last = findDraw(periodic, (draws[0]?.drawNo ?? '').replace(/\d+$/, String(expected.length)));
      expect(last?.drawAt.toISOString()).toBe(expected.at(-1));
    }),
    { numRuns: 300 },
  );
});

test('each draw is found by its number and by its time, and follows the one before', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.constantFrom(...LOTTERY_GAMES), (now, of) => {
      const [one, two] = first(2, of, now.toISOString());
      expect(findDraw(of, one?.drawNo ?? '')).toEqual(one);
      expect(findDrawAt(of, one?.drawAt ?? now)).toEqual(one);
      expect(one?.drawAt.getTime()).toBeGreaterThan(now.getTime());
      expect(two?.openAt).toEqual(one?.closeAt);
    }),
    { numRuns: 300 },
  );
});
