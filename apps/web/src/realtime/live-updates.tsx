import { useEffect } from 'react';
import { memberInfoQuery } from '../features/session/member-info';
import { queryClient } from '../features/session/query-client';
import { type EndReason, endSession, useSession } from '../features/session/session-store';
import { keepMemberInfo } from './keep-member-info';
import { openSocket } from './socket';
import { type SnapshotWatch, watchSnapshots } from './watch-snapshots';

const RETRY_MS = 2000;

interface LiveUpdatesProps {
  /** Kept when everything that listens is there. An event that comes to nobody is lost for the page. */
  listening: Promise<void>;
}

/** Starts the line when there is a session: first the snapshot, then everything after it. Draws nothing. */
export function LiveUpdates({ listening }: LiveUpdatesProps) {
  const session = useSession();
  const token = session.status === 'member' ? session.token : null;
  useEffect(() => {
    if (token === null) return;
    let close: (() => void) | undefined;
    let over = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const forget = keepMemberInfo();
    const watch = watchSnapshots(queryClient);
    const open = async () => {
      const { seq } = await queryClient.ensureQueryData(memberInfoQuery);
      await listening;
      if (over) return;
      watch.opensAt(seq);
      close = openSocket({
        token,
        seq,
        applied: watch.told,
        resync: () => resync(watch),
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
      forget();
      close?.();
      watch.stop();
      queryClient.clear();
    };
  }, [token, listening]);
  return null;
}

async function resync(watch: SnapshotWatch): Promise<number> {
  const { seq } = await queryClient.fetchQuery({ ...memberInfoQuery, staleTime: 0 });
  watch.told(seq);
  await queryClient.invalidateQueries();
  return seq;
}
