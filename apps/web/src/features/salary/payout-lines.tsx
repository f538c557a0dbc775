import { useTranslation } from 'react-i18next';
import { listSalaryLines, type PayoutLine } from '#libs/agency/common/salary.calls';
import { callApi } from '../../data/calls/call-api';
import { useAmountText } from '../../i18n/use-amount-text';
import { ListContent, type ListContentProps } from '../../lists/list-content';
import { EmptyState } from '../../ui/art/empty-state';
import { Section } from '../../ui/layout/section';
import type { OpenedPayout } from './salary.api';
import { useLineColumns } from './use-line-columns';

interface PayoutLinesProps {
  list: ListContentProps<PayoutLine>['list'];
  opened: OpenedPayout;
}

/** The rounds behind a payout, and what each brought. */
export function PayoutLines({ list, opened: { payout, exact } }: PayoutLinesProps) {
  const { t } = useTranslation('agency');
  const text = useAmountText();
  return (
    <Section
      title={t('salary.lines')}
      text={t('salary.linesNote', { exact: text.exact(exact, payout.currency) })}
    >
      <ListContent
        list={list}
        title={t('salary.lines')}
        wide
        file={{
          name: `payout-${payout.id}`,
          load: (paging) => callApi(listSalaryLines, { id: payout.id, ...paging }),
        }}
        columns={useLineColumns(payout.currency)}
        // A round that came in and was taken back later is two lines.
        rowKey={({ betId, reversal, settledAt }) => `${betId}/${reversal}/${settledAt}`}
        empty={<EmptyState heading="h3" title={t('salary.noLines')} />}
      />
    </Section>
  );
}
