import { useEffect } from 'react';
import type { ThreadSummary } from '#libs/messaging/common/thread';
import { readThread } from '#libs/messaging/common/thread.calls';
import { callApi } from '../../../data/calls/call-api';

/** Says that the newest post was seen, once it is on the screen. */
export function useSeen({ id, unread, lastNo }: ThreadSummary): void {
  useEffect(() => {
    if (!unread) return;
    const tell = () => {
      if (document.visibilityState === 'visible')
        void callApi(readThread, { id, no: lastNo }).catch(() => undefined);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, unread, lastNo]);
}
