import { jest } from '@jest/globals';
import { learnServerTime } from '../../../data/calls/server-time';
import { countDownTo, keepCountdown, recallCountdown } from './countdown-clock';

const NOW = Date.parse('2026-01-02T12:00:00.000Z');
const A_DAY = 24 * 3600 * 1000;
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

/** A browser whose clock is off by so much, and that has heard the server's time. */
function browser(offBy: number): void {
  jest.useFakeTimers({ now: NOW + offBy });
  learnServerTime(new Date(NOW).toISOString());
}

test.each([0, A_DAY, -A_DAY])('with a clock %d ms off it ends at the moment of the server', async (offBy) => {
  browser(offBy);
  let ended = false;
  void countDownTo(inSeconds(60), new AbortController().signal).then(() => (ended = true));
  await jest.advanceTimersByTimeAsync(59_999);
  expect(ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toBe(true);
});

test.each([0, A_DAY, -A_DAY])('with a clock %d ms off a reload goes on with what is left', async (offBy) => {
  browser(offBy);
  keepCountdown('login', '880/1712 345678', inSeconds(60));
  expect(await recallCountdown('login', '880/1712345678')).toBe(inSeconds(60));
  expect(await recallCountdown('recovery', '880/1712345678')).toBeNull();
  jest.advanceTimersByTime(60_000);
  expect(await recallCountdown('login', '880/1712345678')).toBeNull();
});

test('after a sleep of the machine it does not go on for the time that was slept', async () => {
  browser(0);
  let ended = false;
  void countDownTo(inSeconds(600), new AbortController().signal).then(() => (ended = true));
  await jest.advanceTimersByTimeAsync(1000);
  jest.setSystemTime(NOW + 700_000);
  await jest.advanceTimersByTimeAsync(1000);
  expect(ended).toBe(true);
});
