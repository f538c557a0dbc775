import { useTranslation } from 'react-i18next';
import { useMemberInfo } from '../../data/session/member-info';
import { useAmountText } from '../../i18n/use-amount-text';
import { SummaryCard } from '../../ui/data/summary-card';
import type { TransferOptions } from './transfer.api';

/** What is there, what turnover still holds, and what may leave. */
export function TransferSummary({ options }: { options: TransferOptions }) {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  const info = useMemberInfo();
  const { turnoverLeft, max, currency } = options;
  return (
    <SummaryCard
      title={t('transfer.summary')}
      rows={[
        { label: t('transfer.balance'), value: info.data && amount(info.data.balance, info.data.currency) },
        { label: t('transfer.turnoverLeft'), value: amount(turnoverLeft, currency) },
        { label: t('transfer.free'), value: amount(max, currency), total: true },
      ]}
    />
  );
}
