import { jest } from '@jest/globals';
import { spaced } from './spaced';

beforeEach(() => jest.useFakeTimers({ advanceTimers: false }));
afterEach(() => jest.useRealTimers());

test('wishes that come too early are one, kept until the time has passed', () => {
  const run = jest.fn();
  const { ask } = spaced(run, 1000);
  ask();
  jest.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
  for (let times = 0; times < 5; times += 1) ask();
  jest.advanceTimersByTime(999);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(2);
  ask();
  jest.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(3);
});

test('nothing is made after the end', () => {
  const run = jest.fn();
  const { ask, stop } = spaced(run, 1000);
  ask();
  stop();
  jest.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});
