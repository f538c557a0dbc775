import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Moments (ISO 8601 or a Date) in the digits and words of the language; the clock has 24 hours everywhere. */
export function momentText(language: string) {
  const style = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, hourCycle: 'h23' });
    return (at: string | Date) => format.format(new Date(at));
  };
  return {
    date: style({ dateStyle: 'medium' }),
    dateTime: style({ dateStyle: 'medium', timeStyle: 'short' }),
    time: style({ hour: '2-digit', minute: '2-digit' }),
    clock: style({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
  };
}

export function useMomentText() {
  const { language } = useTranslation().i18n;
  return useMemo(() => momentText(language), [language]);
}
