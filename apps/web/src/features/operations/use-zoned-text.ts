import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Moments in a time zone, which the text names. */
export function useZonedText(timeZone: string): (iso: string) => string {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
      timeZoneName: 'short',
    });
    return (iso) => {
      const moment = new Date(iso);
      return Number.isNaN(moment.getTime()) ? iso : format.format(moment);
    };
  }, [language, timeZone]);
}
