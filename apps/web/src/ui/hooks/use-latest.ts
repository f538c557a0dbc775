import { type RefObject, useEffect, useRef } from 'react';

/** Holds what was drawn last, for effects and callbacks that outlive a drawing. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
