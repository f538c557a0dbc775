import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../data/cache/query-client';

const renew = () => void queryClient.invalidateQueries({ queryKey: ['deposit'] });

/** Reads deposits again in another language: the bank's page is in the one of the call that gave its address. */
export function RenewPayUrls() {
  const { i18n } = useTranslation();
  useEffect(() => {
    i18n.on('languageChanged', renew);
    return () => i18n.off('languageChanged', renew);
  }, [i18n]);
  return null;
}
