import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { balanceBeside, useRoundBalance } from './use-round-balance';

const say = (balance: string | null, origin = 'https://games.test') =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { origin, data: { type: 'mela.round', balance } }));
  });

const beside = (live: bigint) =>
  renderHook((now: bigint) => balanceBeside(now, useRoundBalance('https://games.test/play')), {
    initialProps: live,
  });

test('a stake leaves the balance at once, and its payout waits until the game has shown it', () => {
  const { result, rerender } = beside(50_000n);
  say('49000');
  expect(result.current).toBe(49_000n);
  rerender(49_000n);
  rerender(51_500n);
  expect(result.current).toBe(49_000n);
  say(null);
  expect(result.current).toBe(51_500n);
  say('50500');
  expect(result.current).toBe(50_500n);
});

test('what leaves by another way is seen during a round, and a game cannot show more than there is', () => {
  const { result, rerender } = beside(50_000n);
  say('49000');
  rerender(20_000n);
  expect(result.current).toBe(20_000n);
});

test('another page, and what is no balance, is not heard', () => {
  const { result } = beside(50_000n);
  say('49000', 'https://elsewhere.test');
  expect(result.current).toBe(50_000n);
  say('-5');
  expect(result.current).toBe(50_000n);
});

test('a round that never ends holds nothing for good', () => {
  jest.useFakeTimers();
  const { result } = beside(50_000n);
  say('49000');
  act(() => jest.advanceTimersByTime(15_000));
  expect(result.current).toBe(50_000n);
  jest.useRealTimers();
});
