import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../data/session/session-store';
import { DialogPart } from '../../lazy/dialog-part';
import { lazyPart } from '../../lazy/lazy-part';
import { useIdle } from '../../lazy/use-idle';
import { withoutPlay } from '../../routes/play-address';
import { endPlay, play, usePlayRequest } from './play-store';

const loadGate = () => import('./launch-gate');
const LaunchGate = lazyPart(loadGate);

/** Starts every game that is asked for. The gate is loaded with the first request. */
export function PlayRequests() {
  const request = usePlayRequest();
  const { status } = useSession();
  const known = status !== 'unknown';
  useGateAhead(status === 'member');
  usePlayAddress(known);
  if (!request || !known) return null;
  return (
    <DialogPart onClose={endPlay}>
      <LaunchGate key={`${request.nodeId}/${request.demo}`} request={request} onEnd={endPlay} />
    </DialogPart>
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

/** A member may want to play: the gate is fetched while nothing is more urgent. */
function useGateAhead(member: boolean): void {
  const idle = useIdle();
  useEffect(() => {
    if (idle && member) loadGate().catch(() => undefined);
  }, [idle, member]);
}
