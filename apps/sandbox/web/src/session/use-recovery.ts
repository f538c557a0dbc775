import { useCallback, useEffect, useRef, useState } from 'react';
import type { SessionView } from '../../../common/api';
import type { GameClient } from './client';
import { NoAnswer } from './errors';

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 5_000;

/** Once the line is reported lost, asks for the session until it answers; `onBack` gets it as it is by then. */
export function useRecovery(client: GameClient, onBack: (view: SessionView) => void) {
  const [connected, setConnected] = useState(true);
  const arrived = useRef(onBack);
  arrived.current = onBack;
  const reportLost = useCallback(() => setConnected(false), []);
  const reportBack = useCallback(() => setConnected(true), []);

  useEffect(() => {
    window.addEventListener('offline', reportLost);
    return () => window.removeEventListener('offline', reportLost);
  }, [reportLost]);

  useEffect(() => {
    if (connected) return;
    let over = false;
    let wait = FIRST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      clearTimeout(timer);
      client.open().then(
        (view) => {
          if (over) return;
          arrived.current(view);
          setConnected(true);
        },
        (error: unknown) => {
          if (over) return;
          // A error is an answer: the next play says it in words.
          if (!(error instanceof NoAnswer)) return setConnected(true);
          wait = Math.min(wait * 2, MAX_WAIT_MS);
          timer = setTimeout(ask, wait);
        },
      );
    };
    timer = setTimeout(ask, wait);
    window.addEventListener('online', ask);
    return () => {
      over = true;
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [connected, client]);

  return { connected, reportLost, reportBack };
}
