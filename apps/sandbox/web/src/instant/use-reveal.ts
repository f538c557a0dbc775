import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from '../session/surroundings';
import type { RoundPhase } from '../session/use-round';

/**
 * How much of a reply has been shown, from 0 to 1, over so many milliseconds; 1 while nothing is being revealed. At the
 * end `onShown` is called, and at once where the person prefers stillness.
 */
export function useReveal(phase: RoundPhase, ms: number, onShown: () => void): number {
  const [part, setPart] = useState(0);
  const shown = useRef(onShown);
  shown.current = onShown;
  useEffect(() => {
    if (phase !== 'revealing') return;
    const end = () => {
      setPart(0);
      shown.current();
    };
    if (ms === 0 || prefersStillness()) {
      end();
      return;
    }
    const began = performance.now();
    let frame = 0;
    const go = (now: number) => {
      const next = Math.min(1, Math.max(0, now - began) / ms);
      if (next === 1) return end();
      setPart(next);
      frame = requestAnimationFrame(go);
    };
    frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [phase, ms]);
  return phase === 'revealing' ? part : 1;
}
