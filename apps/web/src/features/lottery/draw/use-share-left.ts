import { useEffect, useState } from 'react';
import { serverNow } from '../../../data/calls/server-time';

const TICK_MS = 1000;

/** How much of a span of the server's time is left, from 1 to 0, looked at each second. */
export function useShareLeft(from: string, to: string): { share: number; seconds: number } {
  const [, setTurns] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurns((turns) => turns + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Date.parse(to) - serverNow());
  const whole = Math.max(1, Date.parse(to) - Date.parse(from));
  return { share: Math.min(1, left / whole), seconds: Math.ceil(left / 1000) };
}
