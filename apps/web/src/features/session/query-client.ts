import { QueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '../../api/refusal';

/** The one cache of server data. Pushes keep it current, so nothing is fetched again merely for its age. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 5 && error instanceof ApiRefusal && isPassing(error),
      retryDelay: (attempt) => Math.min(4000, 300 * 2 ** attempt),
    },
  },
});

const isPassing = (refusal: ApiRefusal) =>
  refusal.detail.status === undefined || refusal.detail.status >= 500;
