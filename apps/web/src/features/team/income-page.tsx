import { useTranslation } from 'react-i18next';
import { getTeamIncome } from '#libs/agency/common/team.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { useDayText } from '../../i18n/use-day-text';
import { ListPage } from '../../lists/list-page';
import { useColumns } from '../../lists/use-columns';
import { useList } from '../../lists/use-list';
import { LinkButton } from '../../routes/link-button';
import { agentPath } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { type IncomeDay, incomeQuery } from './team.api';

const PARTS = ['realtime', 'hourly', 'daily', 'dividendReceived', 'dividendPaid', 'total'] as const;

/** What the agent's contracts brought, day by day. */
export default function IncomePage() {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  const dayText = useDayText();
  const list = useList({ days: 'week', query: (input) => incomeQuery({ ...input, pageSize: 50 }) });
  const { data: income } = list;
  const column = useColumns<IncomeDay>(() => income?.currency ?? '');
  return (
    <ListPage
      list={list}
      title={t('agentCentre.pages.agentRevenueReport')}
      lead={t('team.income.note')}
      width="wide"
      figures={PARTS.map((part) => ({
        key: part,
        label: t(`team.income.${part}`),
        value: income && amount(income.totals[part], income.currency),
      }))}
      file={list.file('my-income', getTeamIncome)}
      columns={[
        column.own(
          t('team.statement.day'),
          ({ day }) => <b>{dayText(day)}</b>,
          ({ day }) => day,
        ),
        ...PARTS.map((part) =>
          column.amount(t(`team.income.${part}`), (row) => row[part], {
            tone: ({ total }) => (part === 'total' && !total.startsWith('-') ? 'gain' : 'text'),
          }),
        ),
      ]}
      rowKey={({ day }) => day}
      empty={
        <EmptyState
          title={t('team.income.emptyTitle')}
          text={t('team.income.emptyText')}
          action={<LinkButton to={agentPath('contracts')}>{t('team.overview.toContracts')}</LinkButton>}
        />
      }
    />
  );
}
