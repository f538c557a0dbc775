import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from './surroundings';

const COUNT_MS = 600;

/** Walks from the amount on show to `target`, and ends exactly on it; where stillness is preferred it is there at once. */
export function useCounted(target: bigint): bigint {
  const [shown, setShown] = useState(target);
  const current = useRef(target);
  useEffect(() => {
    const from = current.current;
    const put = (value: bigint) => {
      current.current = value;
      setShown(value);
    };
    if (from === target || prefersStillness() || document.hidden) return put(target);
    const since = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, now - since) / COUNT_MS);
      if (part === 1) return put(target);
      put(from + ((target - from) * BigInt(Math.floor(part * 10_000))) / 10_000n);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
