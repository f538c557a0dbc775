import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/calls/server-time';
import { momentText } from '../../i18n/use-moment-text';

/** When a period begins or ends: the time alone where it is today, else with its day. */
export function periodText(language: string) {
  const { time, dateTime, date } = momentText(language);
  const today = (at: string) => date(at) === date(new Date(serverNow()));
  return { from: (at: string): string => (today(at) ? time(at) : dateTime(at)) };
}

export function usePeriodText() {
  const { language } = useTranslation().i18n;
  return useMemo(() => periodText(language), [language]);
}
