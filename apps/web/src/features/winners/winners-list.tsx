import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WinnerRow } from '../../ui/winner-row';
import { useRoundText } from '../games/use-round-text';
import { queryClient } from '../session/query-client';
import { useAgoText } from './use-ago-text';
import { useWinners } from './use-winners';
import { winnerKey } from './winners.api';
import styles from './winners-rail.module.css';
import { WinnersWaiting } from './winners-waiting';

const SHOWN = 7;

/** The first of the board, for home. */
export default function WinnersList() {
  return (
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>
  );
}

function List() {
  const { t } = useTranslation();
  const { game, amount } = useRoundText();
  const ago = useAgoText();
  const { list, isFresh, failed } = useWinners();
  if (failed) return <p className={styles.empty}>{t('common.failedTitle')}</p>;
  if (!list) return <WinnersWaiting />;
  if (list.length === 0) {
    return (
      <p className={styles.empty}>
        <strong>{t('winners.emptyTitle')}</strong>
        {t('winners.emptyText')}
      </p>
    );
  }
  return (
    <ol className={styles.list}>
      {list.slice(0, SHOWN).map((winner) => (
        <WinnerRow
          key={winnerKey(winner)}
          name={winner.account}
          game={game(winner.gameNames)}
          amount={amount(winner.winAmount, winner.currency)}
          ago={ago(winner.time)}
          fresh={isFresh(winner)}
        />
      ))}
    </ol>
  );
}
