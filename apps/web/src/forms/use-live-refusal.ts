import { useEffect, useState } from 'react';
import type { ApiError } from '../data/calls/api-error';

/** So that half of an amount is not refused while the rest of it is typed, in milliseconds. */
const PAUSE_MS = 500;

/** What is wrong while a person types: shown once he pauses, and then until it is right. */
export function useLiveRefusal(live: ApiError | null, fields: object): ApiError | null {
  const [shown, setShown] = useState(false);
  const wrong = live !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit begins the pause anew
  useEffect(() => {
    if (!wrong) return setShown(false);
    const timer = setTimeout(() => setShown(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wrong, fields]);
  return shown ? live : null;
}
