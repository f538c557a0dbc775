import { useEffect, useState } from 'react';

/** A browser that never says that it has time is taken to have it after this, in milliseconds. */
const LATEST_MS = 2000;

/** True once the page is there and the browser has nothing more urgent. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(begin, 300);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
