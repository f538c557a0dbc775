import { useCallback, useEffect, useRef } from 'react';

/**
 * Waits until no finger and no button of the mouse is down. What appears or goes between the two halves of a click moves
 * the page under the pointer, and the click is lost.
 */
export function usePressEnd(): () => Promise<void> {
  const press = useRef<Promise<void>>(undefined);
  useEffect(() => {
    const begin = ({ button }: PointerEvent) => {
      if (button === 0) press.current = untilReleased();
    };
    addEventListener('pointerdown', begin, { capture: true });
    return () => removeEventListener('pointerdown', begin, { capture: true });
  }, []);
  return useCallback(async () => press.current, []);
}

/** The click itself comes before it resolves. */
function untilReleased(): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      setTimeout(resolve);
    };
    for (const type of ['pointerup', 'pointercancel', 'blur'])
      addEventListener(type, end, { signal: ended.signal });
  });
}
