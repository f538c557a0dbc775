import { useTranslation } from 'react-i18next';
import { browserName } from './shared/browser-name';

/** Browser and system behind a session, in words. */
export function useBrowserText() {
  const { t } = useTranslation('identity');
  return (userAgent: string): string => browserName(userAgent) ?? t('securityCentre.unknownBrowser');
}
