import { type ReactNode, Suspense, useEffect } from 'react';
import type { Failed } from './failed';
import { PartBoundary } from './part-boundary';
import { PartLoadError } from './part-load-error';

const AGAIN_AFTER_MS = 5000;

interface QuietPartProps {
  children: ReactNode;
  /** What stands there until it is loaded. */
  waiting?: ReactNode;
}

/** Around a part that a page can do without: one that could not be fetched is fetched again by itself. */
export function QuietPart({ children, waiting = null }: QuietPartProps) {
  return (
    <PartBoundary fallback={(failed) => <AgainLater {...failed} waiting={waiting} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  );
}

function AgainLater({ error, retry, waiting }: Failed & { waiting: ReactNode }) {
  useEffect(() => {
    if (!(error instanceof PartLoadError)) return;
    const timer = setTimeout(retry, AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [error, retry]);
  return waiting;
}
