import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { queryClient } from '../data/cache/query-client';
import { useSession } from '../data/session/session-store';
import { MembersOnly } from '../features/gate/members-only';
import { PageSkeleton } from '../lazy/page-skeleton';
import { PATHS } from '../routes/paths';

interface MemberAreaProps {
  /** A trial account may be here too. */
  trial?: boolean;
  /** Where a guest logs in. */
  loginPath?: string;
}

/** Around the pages for who is logged in. A guest is sent to log in, and comes back to where it was; who left, home. */
export default function MemberArea({ trial = false, loginPath = PATHS.login }: MemberAreaProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasHere, setWasHere] = useState(false);
  if (session.status === 'member' && !wasHere) setWasHere(true);
  if (session.status === 'unknown') return <PageSkeleton />;
  if (session.status === 'guest' && session.ended === 'logout' && wasHere)
    return <Navigate to={PATHS.home} replace />;
  if (session.status === 'guest')
    return <Navigate to={loginPath} replace state={{ returnTo: pathname + search }} />;
  return (
    <QueryClientProvider client={queryClient}>
      {trial ? (
        <Outlet />
      ) : (
        <MembersOnly>
          <Outlet />
        </MembersOnly>
      )}
    </QueryClientProvider>
  );
}
