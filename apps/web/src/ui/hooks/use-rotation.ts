import { useEffect, useState } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Which of `count` things is on show: the next one after each `everyMs`, in a loop. It waits while somebody points at it or
 * has the focus in it, while it is stopped, and for people who want no motion. `hold` are handlers for its box.
 */
export function useRotation(count: number, everyMs: number) {
  const [index, setIndex] = useState(0);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const runs = count > 1 && !pointed && !focused && !stopped;
  useEffect(() => {
    if (!runs || matchMedia(STILL).matches) return;
    const timer = setInterval(() => setIndex((shown) => shown + 1), everyMs);
    return () => clearInterval(timer);
  }, [runs, everyMs]);
  return {
    /** From 0. */
    index: count === 0 ? 0 : ((index % count) + count) % count,
    step: (by: number) => setIndex((shown) => shown + by),
    stopped,
    toggle: () => setStopped(!stopped),
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
