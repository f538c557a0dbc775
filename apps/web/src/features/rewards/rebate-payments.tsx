import { useTranslation } from 'react-i18next';
import { listRebatePayments, type RebatePayment } from '#libs/rewards/common/rebate.calls';
import { ListContent } from '../../lists/list-content';
import { useColumns } from '../../lists/use-columns';
import { useList } from '../../lists/use-list';
import { EmptyState } from '../../ui/art/empty-state';
import { Section } from '../../ui/layout/section';
import { rebatePaymentsQuery } from './rewards.api';

/** The rebates that were paid, the newest first. */
export function RebatePayments() {
  const { t } = useTranslation('rewards');
  const list = useList({ query: ({ pageNo }) => rebatePaymentsQuery(pageNo) });
  const column = useColumns<RebatePayment>(({ currency }) => currency);
  return (
    <Section ruled title={t('rebate.history')}>
      <ListContent
        list={list}
        title={t('rebate.history')}
        file={list.file('rebates', listRebatePayments)}
        columns={[
          column.moment(t('rebate.when'), ({ at }) => at),
          column.text(t('rebate.kind'), ({ kind }) => t(`rebate.kinds.${kind}`)),
          column.movement(t('rebate.amount'), ({ amount }) => amount),
        ]}
        rowKey={({ id }) => id}
        empty={<EmptyState heading="h3" title={t('rebate.emptyTitle')} text={t('rebate.emptyText')} />}
      />
    </Section>
  );
}
