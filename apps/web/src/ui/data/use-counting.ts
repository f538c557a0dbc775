import { useEffect, useRef, useState } from 'react';

const still = () =>
  document.hidden || (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);

/** 150 ms for a small step, up to 600 ms for one of many digits. */
function countingTime(distance: bigint): number {
  const digits = distance.toString().replace('-', '').length;
  return Math.min(600, 150 + (digits - 1) * 75);
}

/**
 * Walks from the value on show to `target` (integer minor units) and ends exactly on it.
 * `settled` is the last value reached: what a screen reader is told.
 */
export function useCounting(target: string): { shown: string; settled: string } {
  const [shown, setShown] = useState(target);
  const [settled, setSettled] = useState(target);
  const current = useRef(target);

  useEffect(() => {
    const from = BigInt(current.current);
    const distance = BigInt(target) - from;
    const put = (value: string) => {
      current.current = value;
      setShown(value);
      if (value === target) setSettled(value);
    };
    if (distance === 0n || still()) {
      put(target);
      return;
    }
    const span = countingTime(distance);
    let begun: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      begun ??= now;
      const part = Math.min(1, (now - begun) / span);
      if (part === 1) {
        put(target);
        return;
      }
      const eased = 1 - (1 - part) ** 3;
      put(String(from + (distance * BigInt(Math.floor(eased * 10_000))) / 10_000n));
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return { shown, settled };
}
