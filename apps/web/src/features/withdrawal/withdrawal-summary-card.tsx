import { useTranslation } from 'react-i18next';
import { parseAmount, toWire } from '#libs/money/amount';
import { displayRound } from '#libs/money/display';
import { useAmountText } from '../../i18n/use-amount-text';
import { SummaryCard } from '../../ui/data/summary-card';
import { typedMinor } from '../../ui/forms/money-input';
import type { WithdrawalOptions } from './shared/withdrawal-options';
import { TurnoverBar } from './turnover-bar';

interface WithdrawalSummaryCardProps {
  options: WithdrawalOptions;
  /** As it is typed. */
  amount: string;
  balance: string | undefined;
}

/** What the withdrawal costs, when it arrives, what is left, and how much can be withdrawn at all. */
export function WithdrawalSummaryCard({ options, amount, balance }: WithdrawalSummaryCardProps) {
  const { t, i18n } = useTranslation();
  const { amount: amountText, count } = useAmountText();
  const currency = options.currency;
  const minor = typedMinor(amount, currency);
  const fee = parseAmount(options.fee, currency);
  const show = (value: bigint | null) =>
    value === null || value < 0n ? '–' : amountText(toWire(value, currency), currency);
  const round = (value: string) => displayRound(value, currency, i18n.language);
  const after = minor === null || balance === undefined ? null : parseAmount(balance, currency) - minor;
  const arrival = t('withdrawal.arrivalMinutes', { minutes: count(options.arrivalMinutes) });
  return (
    <SummaryCard
      title={t('withdrawal.summary')}
      rows={[
        { label: t('withdrawal.fee'), value: show(fee) },
        { label: t('withdrawal.youReceive'), value: show(minor === null ? null : minor - fee) },
        { label: t('withdrawal.arrival'), value: arrival, words: true },
        { label: t('withdrawal.limits'), value: `${round(options.min)} – ${round(options.max)}` },
        { label: t('withdrawal.ordersLeft'), value: count(options.countLeft) },
        ...(options.sumLeft === null
          ? []
          : [{ label: t('withdrawal.sumLeft'), value: round(options.sumLeft) }]),
        { label: t('withdrawal.balanceAfter'), value: show(after), total: true },
      ]}
    >
      {balance !== undefined && (
        <TurnoverBar
          balance={balance}
          turnoverLeft={options.turnoverLeft}
          requirements={options.requirements}
          currency={currency}
        />
      )}
    </SummaryCard>
  );
}
