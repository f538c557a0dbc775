import { type PointerEvent, useEffect, useRef } from 'react';

/** As long as on the phone's own screens, in milliseconds. */
const LONG_MS = 500;

/**
 * Handlers for an element that does something else when it is held. A press that was long is no press of the element; one that
 * moves away or scrolls the page is none at all.
 */
export function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      wasLong.current = false;
      stop();
      if (button !== 0) return;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, LONG_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /** A phone would mark the text that is held. */
    onContextMenu: (event: { preventDefault(): void }) => {
      if (wasLong.current) event.preventDefault();
    },
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
