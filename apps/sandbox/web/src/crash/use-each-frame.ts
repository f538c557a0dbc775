import { useEffect, useRef } from 'react';
import { prefersStillness } from '../session/surroundings';

const STILL_MS = 250;

/** Draws with every frame while `active`, four times a second where stillness is preferred, and once when it ends. */
export function useEachFrame(active: boolean, draw: () => void): void {
  const latest = useRef(draw);
  latest.current = draw;
  useEffect(() => {
    if (!active) {
      latest.current();
      return;
    }
    if (prefersStillness()) {
      const timer = setInterval(() => latest.current(), STILL_MS);
      latest.current();
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      latest.current();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);
}
