import { useEffect, useRef } from 'react';

/**
 * Puts the focus on what has just come into a dialog. A frame later, since a dialog that goes in the same moment gives
 * its focus back until then.
 */
export function useArrivalFocus(find: () => HTMLElement | null | undefined): void {
  const found = useRef(find);
  useEffect(() => {
    const frame = requestAnimationFrame(() => found.current()?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
}
