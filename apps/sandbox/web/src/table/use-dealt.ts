import { useEffect, useState } from 'react';
import { prefersStillness } from '../session/surroundings';

/** How many of `count` cards lie on the table, one each `stepMs` since the result came. */
export function useDealt(count: number, stepMs: number, elapsed: () => number): number {
  const [dealt, setDealt] = useState(0);
  useEffect(() => {
    if (count === 0) return setDealt(0);
    if (prefersStillness()) return setDealt(count);
    let timer: ReturnType<typeof setTimeout>;
    const deal = () => {
      const passed = elapsed();
      const now = Math.min(count, Math.max(0, Math.floor(passed / stepMs)));
      setDealt(now);
      if (now < count) timer = setTimeout(deal, (now + 1) * stepMs - passed);
    };
    deal();
    return () => clearTimeout(timer);
  }, [count, stepMs, elapsed]);
  return dealt;
}
