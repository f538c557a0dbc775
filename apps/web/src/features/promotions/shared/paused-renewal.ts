import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../../../data/cache/query-client';

/** An open page reads its queries again after so long at the earliest. */
const LEAST_PAUSE_MS = 5000;

/** Reads what is shown of some queries again: at once, or after the pause where it was read just now. */
export function pausedRenewal(queryKey: QueryKey): () => void {
  let readAt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    if (waiting !== undefined) return;
    const read = () => {
      waiting = undefined;
      readAt = Date.now();
      void queryClient.invalidateQueries({ queryKey });
    };
    waiting = setTimeout(read, Math.max(0, readAt + LEAST_PAUSE_MS - Date.now()));
  };
}
