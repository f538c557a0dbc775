import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listDividends, type PayoutSummary } from '#libs/agency/common/salary.calls';
import { serverNow } from '../../data/calls/server-time';
import { useAmountText } from '../../i18n/use-amount-text';
import { oneOf } from '../../lists/list-choice';
import { ListPage } from '../../lists/list-page';
import { useList } from '../../lists/use-list';
import { EmptyState } from '../../ui/art/empty-state';
import { dayText } from '../../ui/forms/day-span';
import { Segmented } from '../../ui/forms/segmented';
import { FrozenNotice } from './frozen-notice';
import { NoPayouts } from './no-payouts';
import { PayDividendDialog } from './pay-dividend-dialog';
import { dividendsQuery } from './salary.api';
import { useDividendColumns } from './use-dividend-columns';

const FILTERS = { side: oneOf(['received', 'owed'], 'received') };
const YEAR_MS = 365 * 86_400_000;

/** Dividends that the agent receives, and those that are owed to downlines, which may be paid here. */
export default function DividendsPage() {
  const { t } = useTranslation('agency');
  const { amount, count } = useAmountText();
  const list = useList({ filters: FILTERS, days: 'month', query: dividendsQuery });
  const { data, choose } = list;
  const { side } = list.choice;
  const [paying, setPaying] = useState<PayoutSummary | null>(null);
  const columns = useDividendColumns(side, setPaying);
  const open = {
    key: 'open',
    label: t('salary.dividends.open'),
    value: data && amount(data.owed, data.currency),
  };
  const seeOwed = () => {
    const now = serverNow();
    const range = { from: dayText(new Date(now - YEAR_MS)), to: dayText(new Date(now)) };
    choose({ side: 'owed', span: 'custom', range });
  };
  return (
    <>
      <ListPage
        list={list}
        title={t('agentCentre.pages.agentDividendRecordCopy2')}
        lead={t(`salary.dividends.${side}Lead`)}
        width="wide"
        tools={
          <Segmented
            {...list.filter('side')}
            label={t('salary.dividends.side')}
            options={(['received', 'owed'] as const).map((value) => ({
              value,
              label: t(`salary.dividends.${value}`),
            }))}
          />
        }
        notice={data?.frozen && <FrozenNotice dividends={data} onSee={seeOwed} />}
        figures={[
          {
            key: 'sum',
            label: t(side === 'owed' ? 'salary.dividends.sumOwed' : 'salary.dividends.sumReceived'),
            value: data && amount(data.sum, data.currency),
          },
          ...(side === 'owed' ? [open] : []),
          { key: 'count', label: t('salary.count'), value: data && count(data.total) },
        ]}
        file={list.file(`dividends-${side}`, listDividends)}
        columns={columns}
        rowKey={({ id }) => id}
        to={({ id }) => id}
        empty={
          side === 'received' ? (
            <NoPayouts />
          ) : (
            <EmptyState
              title={t('salary.dividends.emptyOwedTitle')}
              text={t('salary.dividends.emptyOwedText')}
            />
          )
        }
      />
      {paying && <PayDividendDialog payout={paying} onClose={() => setPaying(null)} />}
    </>
  );
}
