import { jest } from '@jest/globals';
import { throttle } from './throttle';

beforeEach(() => jest.useFakeTimers({ advanceTimers: false }));
afterEach(() => jest.useRealTimers());

test('calls that come too early are one, made once the time has passed', () => {
  const run = jest.fn();
  const { call } = throttle(run, 1000);
  call();
  jest.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
  for (let times = 0; times < 5; times += 1) call();
  jest.advanceTimersByTime(999);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(2);
  call();
  jest.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(3);
});

test('nothing is called after it was stopped', () => {
  const run = jest.fn();
  const { call, stop } = throttle(run, 1000);
  call();
  stop();
  jest.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});
