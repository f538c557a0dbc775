import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { momentFormat, numberFormat } from './intl-formats';

/**
 * Moments (ISO 8601 or a Date) in the digits and words of the language; the clock has 24 hours everywhere. Without a time
 * zone (IANA) in that of this machine.
 */
export function momentText(language: string, timeZone?: string) {
  const style = (options: Intl.DateTimeFormatOptions) => (at: string | Date) =>
    momentFormat(language, { ...options, timeZone }).format(new Date(at));
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

/** How far a time zone (IANA) is from GMT at this moment, as "GMT+5:30", in the digits of the language. */
export function gmtOffset(at: Date, language: string, timeZone: string): string {
  const parts = momentFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '00'] = /([+-])(\d+):(\d+)/.exec(text) ?? [];
  const digits = (value: string) =>
    value.replace(/\d/g, (digit) => numberFormat(language).format(Number(digit)));
  return `GMT${sign ?? '+'}${digits(String(Number(hours)))}${minutes === '00' ? '' : `:${digits(minutes)}`}`;
}
