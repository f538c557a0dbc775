import { useTranslation } from 'react-i18next';
import { MOST_PROFIT_DAYS, PROFIT_GROUPS } from '#libs/games/common/profit-loss.calls';
import { serverNow } from '../../data/calls/server-time';
import { useBrand } from '../../data/start/use-brand';
import { gmtOffset } from '../../i18n/use-moment-text';
import { oneOf } from '../../lists/list-choice';
import { ListPage } from '../../lists/list-page';
import { useList } from '../../lists/use-list';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Segmented } from '../../ui/forms/segmented';
import { ProfitChart } from './profit-chart';
import { type ProfitInput, profitLossQuery, readProfitLoss } from './profit-loss.api';
import { useGroupName } from './use-group-name';
import { useProfitColumns } from './use-profit-columns';
import { useProfitTotals } from './use-profit-totals';

const FILTERS = { groupBy: oneOf(PROFIT_GROUPS, 'day') };

/** What the member won or lost: by day, by provider, by category of games. */
export default function ProfitLossPage() {
  const { t, i18n } = useTranslation();
  const { timeZone } = useBrand();
  const list = useList({
    filters: FILTERS,
    days: 'week',
    ofZone: { timeZone, mostDays: MOST_PROFIT_DAYS },
    query: (input) => profitLossQuery(inputOf(input)),
  });
  const statement = list.data;
  const groupBy = statement?.asked.groupBy ?? list.choice.groupBy;
  const nameOf = useGroupName(groupBy);
  return (
    <ListPage
      list={list}
      title={t('profit.title')}
      lead={t('profit.note', { zone: gmtOffset(new Date(serverNow()), i18n.language, timeZone) })}
      filters={
        <Segmented
          {...list.filter('groupBy')}
          label={t('profit.groupBy')}
          options={PROFIT_GROUPS.map((value) => ({ value, label: t(`profit.by.${value}`) }))}
        />
      }
      figures={useProfitTotals(statement)}
      chart={<ProfitChart statement={statement} nameOf={nameOf} />}
      columns={useProfitColumns(groupBy, statement?.currency ?? '', nameOf)}
      rowKey={({ key }) => key}
      file={{
        name: `profit-and-loss-by-${list.choice.groupBy}`,
        load: () => readProfitLoss(inputOf(list.input)),
      }}
      empty={
        <EmptyState
          title={t('profit.emptyTitle')}
          text={t('profit.emptyText')}
          action={<LinkButton to={PATHS.home}>{t('bets.toGames')}</LinkButton>}
        />
      }
    />
  );
}

/** Nothing is asked for while the two days are not chosen. */
const inputOf = ({ from = '', to = '', groupBy = 'day' }: Partial<ProfitInput>): ProfitInput => ({
  from,
  to,
  groupBy,
});
