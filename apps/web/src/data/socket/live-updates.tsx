import { useEffect } from 'react';
import { queryClient } from '../cache/query-client';
import { PushCache } from '../push/push-cache';
import { emitPush } from '../push/push-handlers';
import { memberInfoQuery } from '../session/member-info';
import { type EndReason, endSession, useSession } from '../session/session-store';
import { openSocket } from './socket';

const RETRY_MS = 2000;

interface LiveUpdatesProps {
  /** Resolved when all that handles pushes is registered. An event that comes before is lost for the page. */
  registered: Promise<void>;
}

/** Connects when there is a session: first the snapshot, then everything after it. Draws nothing. */
export function LiveUpdates({ registered }: LiveUpdatesProps) {
  const session = useSession();
  const token = session.status === 'member' ? session.token : null;
  useEffect(() => {
    if (token === null) return;
    let close: (() => void) | undefined;
    let over = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const cache = new PushCache(queryClient);
    const open = async () => {
      const { seq } = await queryClient.ensureQueryData(memberInfoQuery);
      await registered;
      if (over) return;
      cache.startAt(seq);
      close = openSocket({
        token,
        seq,
        apply: (event) => {
          cache.apply(event);
          emitPush(event);
        },
        resync: () => resync(cache),
        ended: (reason) => endSession(reason as EndReason),
      });
    };
    const keepTrying = (): void => {
      open().catch(() => {
        if (!over) retry = setTimeout(keepTrying, RETRY_MS);
      });
    };
    keepTrying();
    return () => {
      over = true;
      clearTimeout(retry);
      close?.();
      cache.stop();
      queryClient.clear();
    };
  }, [token, registered]);
  return null;
}

async function resync(cache: PushCache): Promise<number> {
  const { seq } = await queryClient.fetchQuery({ ...memberInfoQuery, staleTime: 0 });
  cache.startAt(seq);
  await queryClient.invalidateQueries();
  return seq;
}
