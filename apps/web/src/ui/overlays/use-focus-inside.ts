import { type RefObject, useEffect } from 'react';
import { useLatest } from '../hooks/use-latest';

/** After so many milliseconds it is looked where the focus is. */
const FOCUS_CHECKS_MS = [100, 400, 1000, 2500];

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const FIELD = 'input, textarea, select';

/**
 * Where the page is busy, what was on show before may take the focus back after the dialog had it, or the dialog's first
 * field comes later than its close button. Without a focus inside, keys would do nothing. Whoever has begun to act, or is
 * in a field, keeps the place.
 */
export function useFocusInside(
  open: boolean,
  panel: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null>,
): void {
  const latest = useLatest(first);
  useEffect(() => {
    if (!open) return;
    let acted = false;
    const act = () => {
      acted = true;
    };
    const bring = () => {
      const wanted = latest.current.current?.isConnected ? latest.current.current : null;
      const active = document.activeElement;
      const within = active?.closest(DIALOG);
      if (!within) (wanted ?? panel.current)?.focus();
      else if (within === panel.current && !acted && !active?.matches(FIELD) && !wanted?.contains(active))
        wanted?.focus();
    };
    const timers = FOCUS_CHECKS_MS.map((wait) => setTimeout(bring, wait));
    const acts = ['keydown', 'pointerdown', 'input'] as const;
    for (const name of acts) document.addEventListener(name, act, true);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      for (const name of acts) document.removeEventListener(name, act, true);
    };
  }, [open, panel]);
}
