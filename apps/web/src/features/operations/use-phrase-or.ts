import { useTranslation } from 'react-i18next';

/** Words for a name that the server sends, which may be newer than this page: the fallback where there are none. */
export function usePhraseOr(): (key: string, fallback: string, values?: Record<string, string>) => string {
  const { t, i18n } = useTranslation('operations');
  const translate = t as (key: string, values?: Record<string, string>) => string;
  return (key, fallback, values) =>
    i18n.exists(key, { ns: 'operations' }) ? translate(key, values) : fallback;
}
