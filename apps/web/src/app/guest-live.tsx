import { useEffect, useState } from 'react';
import { queryClient } from '../data/cache/query-client';
import { registerPushes } from '../data/push/push-table';
import { endGuestSession, useGuestToken } from '../data/session/guest-session';
import { useSessionValue } from '../data/session/session-store';
import { LiveUpdates } from '../data/socket/live-updates';
import { feedbackPushes } from '../features/feedback/feedback.pushes';
import { serviceQuery } from '../features/service/service.api';
import { servicePushes } from '../features/service/service.pushes';
import { newSignal } from './new-signal';

const PUSHES = [...feedbackPushes, ...servicePushes];
/** What the cache holds of a guest's chat. */
const KEYS = ['service', 'thread', 'thread-image'];

const forget = () => {
  for (const key of KEYS) queryClient.removeQueries({ queryKey: [key] });
};

/** The connection of a guest who chats with customer service, while the chat is on the page. Draws nothing. */
export default function GuestLive() {
  const token = useGuestToken();
  const isGuest = useSessionValue(({ status }) => status === 'guest');
  const [{ registered, resolve }] = useState(newSignal);
  useEffect(() => {
    const release = registerPushes(PUSHES);
    resolve();
    return release;
  }, [resolve]);
  return (
    <LiveUpdates
      token={isGuest ? token : null}
      snapshot={serviceQuery}
      onEnded={endGuestSession}
      onLeft={forget}
      registered={registered}
    />
  );
}
