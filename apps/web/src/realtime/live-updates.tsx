import { useEffect } from 'react';
import { memberInfoQuery } from '../features/session/member-info';
import { queryClient } from '../features/session/query-client';
import { type EndReason, endSession, useSession } from '../features/session/session-store';
import { keepMemberInfo } from './keep-member-info';
import { openSocket } from './socket';

const RETRY_MS = 2000;

/** Starts the line when there is a session: first the snapshot, then everything after it. Draws nothing. */
export function LiveUpdates() {
  const session = useSession();
  const token = session.status === 'member' ? session.token : null;
  useEffect(() => {
    if (token === null) return;
    let close: (() => void) | undefined;
    let over = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const forget = keepMemberInfo();
    const open = async () => {
      const { seq } = await queryClient.ensureQueryData(memberInfoQuery);
      if (!over)
        close = openSocket({ token, seq, resync, ended: (reason) => endSession(reason as EndReason) });
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
      queryClient.clear();
    };
  }, [token]);
  return null;
}

async function resync(): Promise<number> {
  const { seq } = await queryClient.fetchQuery({ ...memberInfoQuery, staleTime: 0 });
  await queryClient.invalidateQueries();
  return seq;
}
