import { useEffect, useState } from 'react';
import { serverNow } from '../../../data/calls/server-time';
import { countDownTo } from '../../sms-code/shared/countdown-clock';

/** Whether a moment (ISO 8601) of the server's time is over; none never is. */
export function useIsPast(moment: string | null): boolean {
  const [, setTurns] = useState(0);
  useEffect(() => {
    if (moment === null) return;
    const abort = new AbortController();
    void countDownTo(moment, abort.signal).then(() => {
      if (!abort.signal.aborted) setTurns((turns) => turns + 1);
    });
    return () => abort.abort();
  }, [moment]);
  return moment !== null && Date.parse(moment) <= serverNow();
}
