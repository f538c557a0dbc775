import { useTranslation } from 'react-i18next';
import { parseAmount, toWire } from '#libs/money/amount';
import { displayAmount } from '#libs/money/display';
import { SummaryCard } from '../../ui/data/summary-card';
import { typedMinor } from '../../ui/forms/money-input';
import type { Method } from './method-choice';

interface DepositSummaryCardProps {
  method: Method;
  amount: string;
  balance: string | undefined;
}

/** What the deposit costs, when it arrives, and the balance after it. */
export function DepositSummaryCard({ method, amount, balance }: DepositSummaryCardProps) {
  const { t, i18n } = useTranslation();
  const currency = method.currency;
  const minor = typedMinor(amount, currency);
  const show = (value: bigint | null) =>
    value === null ? '–' : displayAmount(toWire(value, currency), currency, i18n.language);
  const fee = parseAmount(method.fee, currency);
  const after = minor === null || balance === undefined ? null : parseAmount(balance, currency) + minor - fee;
  return (
    <SummaryCard
      title={t('deposit.summary')}
      rows={[
        { label: t('deposit.youPay'), value: show(minor) },
        { label: t('deposit.fee'), value: show(fee) },
        { label: t('deposit.arrival'), value: t('deposit.arrivalBank'), words: true },
        { label: t('deposit.balanceAfter'), value: show(after), total: true },
      ]}
    />
  );
}
