import { useTranslation } from 'react-i18next';
import type { Overpayment } from '#libs/agency/common/overpayment';
import { listOverpayments } from '#libs/operations/common/overpayments.calls';
import { callApi } from '../../data/calls/call-api';
import { ListContent } from '../../lists/list-content';
import { useColumns } from '../../lists/use-columns';
import { useSecondList } from '../../lists/use-list';
import { Section } from '../../ui/layout/section';
import { LISTS_KEY } from './operations.api';

/** What agents got too much under contracts that have ended since; nothing is shown where there is none. */
export function OverpaymentList() {
  const { t } = useTranslation('operations');
  const list = useSecondList((pageNo) => ({
    queryKey: [...LISTS_KEY, 'overpayments', pageNo],
    queryFn: () => callApi(listOverpayments, { pageNo, pageSize: 50 }),
  }));
  const column = useColumns<Overpayment>(({ currency }) => currency);
  if (!list.query.data?.list.length) return null;
  return (
    <Section title={t('overpayment.title')} text={t('overpayment.text')}>
      <ListContent
        list={list}
        title={t('overpayment.title')}
        dense
        columns={[
          column.text(t('overpayment.payee'), ({ payee }) => payee.account),
          column.text(t('overpayment.payer'), ({ payer }) => payer?.account ?? t('overpayment.house')),
          column.text(t('overpayment.kind'), ({ kind }) => t(`overpayment.kinds.${kind}`)),
          column.amount(t('overpayment.amount'), ({ amount }) => amount),
          column.moment(t('overpayment.since'), ({ settledAt }) => settledAt),
        ]}
        rowKey={({ id }) => id}
        empty={null}
      />
    </Section>
  );
}
