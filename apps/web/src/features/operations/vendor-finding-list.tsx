import { useTranslation } from 'react-i18next';
import type { VendorFinding } from '#libs/games/common/vendor-finding';
import { listVendorFindings } from '#libs/operations/common/vendor-findings.calls';
import { callApi } from '../../data/calls/call-api';
import { useAmountText } from '../../i18n/use-amount-text';
import { ListContent } from '../../lists/list-content';
import { useColumns } from '../../lists/use-columns';
import { useSecondList } from '../../lists/use-list';
import { Section } from '../../ui/layout/section';
import { LISTS_KEY } from './operations.api';

/** What differs between vendors' records and the portal's; nothing is shown where all is equal. */
export function VendorFindingList() {
  const { t } = useTranslation('operations');
  const { exact } = useAmountText();
  const list = useSecondList((pageNo) => ({
    queryKey: [...LISTS_KEY, 'vendor-findings', pageNo],
    queryFn: () => callApi(listVendorFindings, { pageNo, pageSize: 50 }),
  }));
  const column = useColumns<VendorFinding>();
  if (!list.query.data?.list.length) return null;
  const amountOf = (amount: string | null, currency: string) =>
    amount === null ? '–' : exact(amount, currency);
  return (
    <Section title={t('vendorFinding.title')} text={t('vendorFinding.text')}>
      <ListContent
        list={list}
        title={t('vendorFinding.title')}
        dense
        columns={[
          column.text(t('vendorFinding.vendor'), ({ vendor }) => vendor),
          column.text(t('vendorFinding.kind'), ({ kind }) => t(`vendorFinding.kinds.${kind}`)),
          column.text(t('vendorFinding.account'), ({ account }) => account ?? '–'),
          column.text(t('vendorFinding.about'), ({ about }) => about),
          {
            ...column.text(t('vendorFinding.ours'), ({ ours, currency }) => amountOf(ours, currency)),
            figures: true,
          },
          {
            ...column.text(t('vendorFinding.theirs'), ({ theirs, currency }) => amountOf(theirs, currency)),
            figures: true,
          },
          column.moment(t('vendorFinding.since'), ({ foundAt }) => foundAt),
        ]}
        rowKey={({ id }) => id}
        empty={null}
      />
    </Section>
  );
}
