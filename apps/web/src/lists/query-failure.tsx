import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../data/calls/api-error';
import { useErrorText } from '../data/calls/use-error-text';
import { ErrorState } from '../ui/feedback/error-state';

interface QueryFailureProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  /** Where it stands for the whole page. */
  heading?: 'h1';
}

/** What stands in the place of data that could not be read: why, and the way to try again. */
export function QueryFailure({ query, heading }: QueryFailureProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <ErrorState
      heading={heading}
      title={t('common.failedTitle')}
      text={errorText.ofRefusal(apiErrorOf(query.error))}
      retry={{ label: t('common.retry'), onRetry: () => void query.refetch(), loading: query.isFetching }}
    />
  );
}
