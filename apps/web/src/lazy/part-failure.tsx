import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/feedback/error-state';
import type { Failed } from './failed';
import { PartLoadError } from './part-load-error';

/** What stands in the place of a part that failed. */
export function PartFailure({ error, retry, heading }: Failed & { heading?: 'h1' }) {
  const { t } = useTranslation();
  const unloaded = error instanceof PartLoadError;
  return (
    <ErrorState
      heading={heading}
      title={t('common.failedTitle')}
      text={unloaded ? t('errors.error_network') : t('errors.error_unknown')}
      retry={{ label: t('common.retry'), onRetry: retry }}
    />
  );
}
