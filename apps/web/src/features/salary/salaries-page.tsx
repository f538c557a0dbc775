import { useTranslation } from 'react-i18next';
import type { SalaryKind } from '#libs/agency/common/contract-kinds';
import { listSalaries } from '#libs/agency/common/salary.calls';
import type { AgentPage } from '#libs/agency/common/team.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { ListPage } from '../../lists/list-page';
import { useList } from '../../lists/use-list';
import { NoPayouts } from './no-payouts';
import { salariesQuery } from './salary.api';
import { usePayoutColumns } from './use-payout-columns';

const PAGE_OF: Record<SalaryKind, AgentPage> = {
  realtime: 'agentRealtimeSalary',
  hourly: 'agentHourSalary',
  daily: 'agentDailyWages2',
};

/** Salaries of one kind, each of which opens down to its bets. New ones come by push. */
export function SalariesPage({ kind }: { kind: SalaryKind }) {
  const { t } = useTranslation('agency');
  const { amount, count } = useAmountText();
  const list = useList({
    days: 'week',
    query: (input) => salariesQuery({ kind, ...input }),
  });
  const { data } = list;
  return (
    <ListPage
      list={list}
      title={t(`agentCentre.pages.${PAGE_OF[kind]}`)}
      lead={t(`salary.lead.${kind}`)}
      width="wide"
      figures={[
        { key: 'sum', label: t('salary.sum'), value: data && amount(data.sum, data.currency) },
        { key: 'count', label: t('salary.count'), value: data && count(data.total) },
      ]}
      file={list.file(`${kind}-salary`, listSalaries, { kind })}
      columns={usePayoutColumns(kind)}
      rowKey={({ id }) => id}
      to={({ id }) => id}
      empty={<NoPayouts />}
    />
  );
}
