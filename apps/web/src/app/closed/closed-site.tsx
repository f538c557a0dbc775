import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isOpenWhileClosed } from '#libs/site/common/open-places';
import { useSessionValue } from '../../data/session/session-store';
import { useSiteStatus } from '../../data/site/site-status';
import { QuietPart } from '../../lazy/quiet-part';
import { PATHS } from '../../routes/paths';
import { CoveredProvider } from '../../ui/overlays/covered';
import { ClosedPagePart } from './closed-page-part';
import styles from './closed-site.module.css';

/** Dialogs that a member may need on the way to a withdrawal: they stand over the closed page too. */
const LOGIN_PATHS: readonly string[] = [PATHS.login, PATHS.recovery];

/**
 * While the site is closed to the visitor, a page takes the place of all others. The page that was on show stays mounted with
 * what was typed, out of reach, and is back when the site opens.
 */
export function ClosedSite({ children }: { children: ReactNode }) {
  const status = useSiteStatus();
  const { pathname } = useLocation();
  const restricted = useSessionValue(
    (session) => session.status === 'guest' && session.restricted !== undefined,
  );
  const closed = status.status !== 0 && !isOpenWhileClosed(pathname);
  const dialogs = LOGIN_PATHS.includes(pathname) || restricted;
  const mounted = useMountedOnce(!closed, dialogs);
  useScrollKept(closed);
  useFreshData(status.status !== 0);
  return (
    <>
      {mounted && (
        <div className={closed ? undefined : styles.open} hidden={closed} inert={closed}>
          <CoveredProvider value={closed && !dialogs}>{children}</CoveredProvider>
        </div>
      )}
      {closed && status.status !== null && status.status !== 0 && (
        <QuietPart>
          <ClosedPagePart {...status} status={status.status} />
        </QuietPart>
      )}
    </>
  );
}

/** What was open once stays mounted. Dialogs over the closed page come after the first picture, as the server drew it. */
function useMountedOnce(open: boolean, dialogs: boolean): boolean {
  const [mounted, setMounted] = useState(open);
  useEffect(() => {
    if (open || dialogs) setMounted(true);
  }, [open, dialogs]);
  return mounted || open;
}

/** A hidden page has no height, so that the browser loses its place. */
function useScrollKept(closed: boolean): void {
  const place = useRef<number | null>(null);
  const was = useRef(closed);
  if (closed && !was.current && typeof window !== 'undefined') place.current = window.scrollY;
  useLayoutEffect(() => {
    if (was.current === closed) return;
    was.current = closed;
    window.scrollTo(0, closed ? 0 : (place.current ?? 0));
  }, [closed]);
}

/** What failed or went by while the site was closed is read again. */
function useFreshData(closed: boolean): void {
  const was = useRef(closed);
  useEffect(() => {
    if (was.current && !closed) void renewAll();
    was.current = closed;
  }, [closed]);
}

async function renewAll(): Promise<void> {
  const { queryClient } = await import('../../data/cache/query-client');
  await queryClient.invalidateQueries();
}
