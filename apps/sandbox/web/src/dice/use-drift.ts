import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from '../session/surroundings';
import type { RoundPhase } from '../session/use-round';

const DRIFT_MS = 850;
const easeOut = (part: number) => 1 - (1 - part) ** 4;

/** The boat's place in hundredths: it drifts to `target` while a reply is being revealed, and lands exactly on it. */
export function useDrift(target: number, phase: RoundPhase, onShown: () => void): number {
  const [place, setPlace] = useState(target);
  const from = useRef(target);
  const shown = useRef(onShown);
  shown.current = onShown;
  useEffect(() => {
    if (phase !== 'revealing') return;
    const start = from.current;
    const land = () => {
      from.current = target;
      setPlace(target);
      shown.current();
    };
    if (prefersStillness()) {
      land();
      return;
    }
    const began = performance.now();
    let frame = 0;
    const drift = (now: number) => {
      const part = Math.min(1, Math.max(0, now - began) / DRIFT_MS);
      if (part === 1) return land();
      setPlace(Math.round(start + (target - start) * easeOut(part)));
      frame = requestAnimationFrame(drift);
    };
    frame = requestAnimationFrame(drift);
    return () => cancelAnimationFrame(frame);
  }, [phase, target]);
  return place;
}
