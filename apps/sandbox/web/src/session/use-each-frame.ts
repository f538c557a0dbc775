import { useEffect, useRef } from 'react';
import { prefersStillness } from './surroundings';

const STILL_MS = 250;

/**
 * Draws with every frame while `active`, four times a second where stillness is preferred, and once when it ends or
 * when, at rest, `ground` changes.
 */
export function useEachFrame(active: boolean, draw: () => void, ground?: unknown): void {
  const latest = useRef(draw);
  latest.current = draw;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn at rest is drawn anew on another ground
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
  }, [active, ground]);
}
