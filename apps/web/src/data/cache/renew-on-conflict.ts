import type { QueryKey } from '@tanstack/react-query';
import { apiErrorOf } from '../calls/api-error';
import { queryClient } from './query-client';

/** To catch a refused call with: where somebody or the clock was first, what is on show is fetched anew. */
export const renewOnConflict =
  (queryKey: QueryKey) =>
  (error: unknown): never => {
    if (apiErrorOf(error).detail.status === 409) void queryClient.invalidateQueries({ queryKey });
    throw error;
  };
