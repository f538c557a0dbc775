import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BetSummary } from '#libs/games/common/bet-record';
import { useMomentText } from '../../i18n/use-moment-text';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { type Column, DataTable } from '../../ui/data-table';
import { useRoundText } from '../games/use-round-text';
import { BetStatus } from './bet-status';

interface BetTableProps {
  bets: BetSummary[];
  loading: boolean;
  onOpen: (id: string) => void;
}

export function BetTable({ bets, loading, onOpen }: BetTableProps) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('bets.title')}
      columns={useColumns()}
      rows={bets}
      rowKey={({ id }) => id}
      loading={loading}
      onOpen={({ id }) => onOpen(id)}
      empty={
        <EmptyState
          title={t('bets.emptyTitle')}
          text={t('bets.emptyText')}
          action={<ButtonLink render={<Link to="/" />}>{t('bets.toGames')}</ButtonLink>}
        />
      }
    />
  );
}

function useColumns(): Column<BetSummary>[] {
  const { t } = useTranslation();
  const { dateTime } = useMomentText();
  const { game, amount } = useRoundText();
  return [
    { key: 'game', header: t('bets.game'), cell: ({ gameNames }) => game(gameNames) },
    { key: 'time', header: t('bets.time'), cell: ({ openedAt }) => dateTime(openedAt) },
    {
      key: 'stake',
      header: t('bets.stake'),
      figures: true,
      cell: ({ stake, currency }) => amount(stake, currency),
    },
    {
      key: 'payout',
      header: t('bets.payout'),
      figures: true,
      cell: ({ payout, currency }) => amount(payout, currency),
    },
    { key: 'status', header: t('bets.status'), cell: (bet) => <BetStatus bet={bet} /> },
  ];
}
