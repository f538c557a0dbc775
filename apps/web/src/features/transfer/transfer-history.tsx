import { useTranslation } from 'react-i18next';
import { listTransfers, type Transfer } from '#libs/cashier/common/transfer.calls';
import { ListContent } from '../../lists/list-content';
import { useColumns } from '../../lists/use-columns';
import { useList } from '../../lists/use-list';
import { EmptyState } from '../../ui/art/empty-state';
import { StatusPill } from '../../ui/data/status-pill';
import { Section } from '../../ui/layout/section';
import { transfersQuery } from './transfer.api';

/** What was sent and received, the newest first. */
export function TransferHistory() {
  const { t } = useTranslation('agency');
  const list = useList({ query: ({ pageNo }) => transfersQuery(pageNo) });
  const column = useColumns<Transfer>(({ currency }) => currency);
  const kindOf = ({ direction }: Transfer) => t(`transfer.${direction}Word`);
  return (
    <Section title={t('transfer.history')}>
      <ListContent
        list={list}
        title={t('transfer.history')}
        file={list.file('transfers', listTransfers)}
        columns={[
          column.name(t('transfer.who'), ({ account }) => account),
          column.own(
            t('transfer.kind'),
            (transfer) => (
              <StatusPill tone={transfer.direction === 'received' ? 'gain' : 'neutral'}>
                {kindOf(transfer)}
              </StatusPill>
            ),
            kindOf,
          ),
          column.text(t('transfer.reason'), ({ reason }) => reason),
          column.moment(t('transfer.when'), ({ at }) => at),
          column.movement(t('transfer.amount'), ({ amount, direction }) =>
            direction === 'sent' ? `-${amount}` : amount,
          ),
        ]}
        rowKey={({ id, direction }) => `${id} ${direction}`}
        empty={<EmptyState heading="h3" title={t('transfer.emptyTitle')} text={t('transfer.emptyText')} />}
      />
    </Section>
  );
}
