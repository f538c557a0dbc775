import { useMemo } from 'react';
import { serverNow } from '../../api/server-time';
import { useMomentText } from '../../i18n/use-moment-text';

/** When a period begins or ends: the time alone where it is today, else with its day. */
export function usePeriodText() {
  const { time, dateTime, date } = useMomentText();
  return useMemo(() => {
    const today = (at: string) => date(at) === date(new Date(serverNow()));
    return { from: (at: string): string => (today(at) ? time(at) : dateTime(at)) };
  }, [time, dateTime, date]);
}
