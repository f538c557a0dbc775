import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A calendar day (`YYYY-MM-DD`), which stands in no time zone, in the words of the language. */
export function useDayText() {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  }, [language]);
}
