import { useEffect } from 'react';
import { getUnreadCount } from '#libs/messaging/common/messaging.calls';
import { inboxChanged } from '#libs/messaging/common/messaging.events';
import type { MemberInfo } from '#libs/portal/common/portal.calls';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';
import { memberInfoQuery } from '../../data/session/member-info';
import { onBoard, onReconnect } from '../../data/socket/boards';

/** So that the open pages of all members do not ask at the same moment. */
const LONGEST_WAIT_MS = 5000;

/** Asks for the figures after a broadcast was published or has ended. Draws nothing. */
export function InboxLive() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void renewInbox().catch(() => undefined);
      }, Math.random() * LONGEST_WAIT_MS);
    };
    const releases = [onBoard(inboxChanged, askSoon), onReconnect(askSoon)];
    return () => {
      clearTimeout(timer);
      for (const release of releases) release();
    };
  }, []);
  return null;
}

/** Figures of a moment before the last push may lack it: they are asked for again. */
async function renewInbox(): Promise<void> {
  const { queryKey } = memberInfoQuery;
  const { seq, messages, rewards, missions } = await callApi(getUnreadCount, {});
  const held = queryClient.getQueryData<MemberInfo>(queryKey);
  if (held && held.seq > seq) return renewInbox();
  if (held)
    queryClient.setQueryData(queryKey, {
      ...held,
      unreadMessages: messages,
      availablePromos: rewards,
      claimableMissions: missions,
    });
  await queryClient.invalidateQueries({ queryKey: ['messages'] });
}
