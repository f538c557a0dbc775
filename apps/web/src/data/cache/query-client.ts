import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../calls/api-error';

/** The one cache of server data. Pushes keep it current, so nothing is fetched again merely for its age. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 5 && error instanceof ApiError && isPassing(error),
      retryDelay: (attempt) => Math.min(4000, 300 * 2 ** attempt),
    },
  },
});

const isPassing = (refusal: ApiError) => refusal.detail.status === undefined || refusal.detail.status >= 500;
