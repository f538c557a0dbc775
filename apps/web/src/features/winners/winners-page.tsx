import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { ErrorState } from '../../ui/error-state';
import { queryClient } from '../session/query-client';
import { useAgoText } from './use-ago-text';
import { useWinners } from './use-winners';
import { WinnerRows } from './winner-rows';
import styles from './winners-page.module.css';
import { WinnersWaiting } from './winners-waiting';

/** The board of the day's twenty largest wins, for everybody. */
export default function WinnersPage() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h1>{t('winners.boardTitle')}</h1>
      <p className={styles.text}>{t('winners.boardText')}</p>
      <QueryClientProvider client={queryClient}>
        <Board />
      </QueryClientProvider>
    </div>
  );
}

function Board() {
  const { t } = useTranslation();
  const ago = useAgoText();
  const { list, isFresh, failed, retry } = useWinners();
  if (failed) {
    return (
      <ErrorState
        title={t('common.failedTitle')}
        text={t('errors.error_service_unavailable')}
        retry={{ label: t('common.retry'), onRetry: retry }}
      />
    );
  }
  if (!list) return <WinnersWaiting />;
  if (list.length === 0) {
    return (
      <EmptyState
        title={t('winners.emptyTitle')}
        text={t('winners.emptyText')}
        action={<ButtonLink render={<Link to="/" />}>{t('bets.toGames')}</ButtonLink>}
      />
    );
  }
  return (
    <ol className={styles.board}>
      <WinnerRows list={list} ago={ago} isFresh={isFresh} />
    </ol>
  );
}
