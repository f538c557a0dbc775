import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../data/cache/query-client';
import { Loaded } from '../../lists/loaded';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/layout/page';
import { useAgoText } from './use-ago-text';
import { useWinners } from './use-winners';
import { WinnerRows } from './winner-rows';
import styles from './winners-page.module.css';
import { WinnersWaiting } from './winners-waiting';

/** The board of the day's twenty largest wins, for everybody. */
export default function WinnersPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('winners.boardTitle')} lead={t('winners.boardText')} width="text">
      <QueryClientProvider client={queryClient}>
        <Board />
      </QueryClientProvider>
    </Page>
  );
}

function Board() {
  const { t } = useTranslation();
  const ago = useAgoText();
  const { query, isFresh } = useWinners();
  return (
    <Loaded query={query} waiting={<WinnersWaiting />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState
            title={t('winners.emptyTitle')}
            text={t('winners.emptyText')}
            action={<LinkButton to={PATHS.home}>{t('bets.toGames')}</LinkButton>}
          />
        ) : (
          <ol className={styles.board}>
            <WinnerRows list={list} ago={ago} isFresh={isFresh} />
          </ol>
        )
      }
    </Loaded>
  );
}
