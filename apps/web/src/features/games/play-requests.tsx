import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../session/session-store';
import { withoutPlay } from './play-address';
import { endPlay, play, usePlayRequest } from './play-store';

const LaunchGate = lazy(() => import('./launch-gate'));

/** The door to all games. The gate itself is loaded with the first wish to play. */
export function PlayRequests() {
  const request = usePlayRequest();
  const known = useSession().status !== 'unknown';
  usePlayAddress(known);
  if (!request || !known) return null;
  return (
    <Suspense>
      <LaunchGate key={`${request.nodeId}/${request.demo}`} request={request} onEnd={endPlay} />
    </Suspense>
  );
}

/** `?play=<node id>` on any page plays that game, and `&demo=1` a trial round of it. The address is tidied at once. */
function usePlayAddress(known: boolean): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const wish = new URLSearchParams(search);
    const nodeId = wish.get('play');
    if (!known || nodeId === null) return;
    const demo = wish.get('demo') === '1';
    void navigate(withoutPlay(pathname + search), { replace: true, state });
    if (/^[1-9]\d{0,8}$/.test(nodeId)) play({ nodeId: Number(nodeId), demo });
  }, [known, pathname, search, state, navigate]);
}
