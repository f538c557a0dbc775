import { useTranslation } from 'react-i18next';
import { listTeamBets } from '#libs/agency/common/team.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { anyText } from '../../lists/list-choice';
import { ListPage } from '../../lists/list-page';
import { useList } from '../../lists/use-list';
import { EmptyState } from '../../ui/art/empty-state';
import { BET_FIELDS, BetFilters } from '../bet-record/shared/bet-filters';
import { AccountFilter } from './account-filter';
import { teamBetsQuery } from './team.api';
import { useBetColumns } from './use-bet-columns';

const FILTERS = { account: anyText, ...BET_FIELDS };

/** Rounds of the team below. */
export default function TeamBetsPage() {
  const { t } = useTranslation('agency');
  const { amount, count } = useAmountText();
  const list = useList({ filters: FILTERS, days: 'week', query: teamBetsQuery });
  // The totals of all pages; void rounds do not count.
  const totals = list.data?.totals;
  const sum = (key: 'stake' | 'payout' | 'validBet', label: string) => ({
    key,
    label,
    value: totals && amount(totals[key], totals.currency),
  });
  return (
    <ListPage
      list={list}
      title={t('agentCentre.pages.personalHistoryCopy')}
      width="wide"
      filters={
        <>
          <AccountFilter {...list.filter('account')} />
          <BetFilters gameType={list.filter('gameType')} status={list.filter('status')} />
        </>
      }
      figures={[
        { key: 'rounds', label: t('team.bets.rounds'), value: list.data && count(list.data.total) },
        sum('stake', t('team.bets.stake')),
        sum('payout', t('team.bets.payout')),
        sum('validBet', t('team.validBet')),
      ]}
      file={list.file('team-betting', listTeamBets)}
      columns={useBetColumns()}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('team.bets.emptyTitle')} text={t('team.bets.emptyText')} />}
    />
  );
}
