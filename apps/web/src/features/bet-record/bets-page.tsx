import { useTranslation } from 'react-i18next';
import type { BetSummary } from '#libs/games/common/bet-record';
import { ListPage } from '../../lists/list-page';
import { useColumns } from '../../lists/use-columns';
import { useList } from '../../lists/use-list';
import { LinkButton } from '../../routes/link-button';
import { PATHS, pathOf } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { useGameName } from '../games/shared/use-game-name';
import { betsQuery } from './bet-record.api';
import { BET_FIELDS, BetFilters } from './shared/bet-filters';
import { BetStatus } from './shared/bet-status';
import { useBetTotals } from './use-bet-totals';

/** The member's rounds. */
export default function BetsPage() {
  const { t } = useTranslation();
  const gameName = useGameName();
  const list = useList({
    filters: BET_FIELDS,
    days: 'week',
    query: ({ pageNo, ...filter }) => betsQuery(filter, pageNo),
  });
  const column = useColumns<BetSummary>(({ currency }) => currency);
  return (
    <ListPage
      list={list}
      title={t('bets.title')}
      filters={<BetFilters gameType={list.filter('gameType')} status={list.filter('status')} />}
      figures={useBetTotals(list.data)}
      columns={[
        column.text(t('bets.game'), ({ gameNames }) => gameName(gameNames)),
        column.moment(t('bets.time'), ({ openedAt }) => openedAt),
        column.amount(t('bets.stake'), ({ stake }) => stake),
        column.amount(t('bets.payout'), ({ payout }) => payout),
        column.own(t('bets.status'), (bet) => <BetStatus bet={bet} />),
      ]}
      rowKey={({ id }) => id}
      to={({ id }) => pathOf(PATHS.bet, { id })}
      empty={
        <EmptyState
          title={t('bets.emptyTitle')}
          text={t('bets.emptyText')}
          action={<LinkButton to={PATHS.home}>{t('bets.toGames')}</LinkButton>}
        />
      }
    />
  );
}
