import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first tile that follows those on show when it was asked for, once it is there. */
export function useFocusAfter(list: RefObject<HTMLElement | null>, shown: number): () => void {
  const after = useRef<number | null>(null);
  useEffect(() => {
    if (after.current === null || shown <= after.current) return;
    list.current
      ?.querySelectorAll('li')
      [after.current]?.querySelector('button')
      ?.focus({ preventScroll: true });
    after.current = null;
  }, [list, shown]);
  return () => {
    after.current = shown;
  };
}
