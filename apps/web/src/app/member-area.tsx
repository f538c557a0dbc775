import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { queryClient } from '../features/session/query-client';
import { useSession } from '../features/session/session-store';
import { PageSkeleton } from './page-skeleton';

/** Around the pages for members alone. A guest is sent to log in, and comes back to where it was. */
export default function MemberArea() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'unknown') return <PageSkeleton />;
  if (session.status === 'guest')
    return <Navigate to="/login" replace state={{ returnTo: pathname + search }} />;
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
