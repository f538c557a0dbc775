import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PageSkeleton } from './page-skeleton';
import { PartBoundary } from './part-boundary';

interface RouteBoundaryProps {
  children: ReactNode;
  /** Another address than the browser's, where a dialog stands over a page. */
  place?: string;
}

/** Around routes: a page that is on its way has a skeleton, and one that failed says so until another is opened. */
export function RouteBoundary({ children, place }: RouteBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <PartBoundary place={place ?? pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </PartBoundary>
  );
}
