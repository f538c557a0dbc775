import { useTranslation } from 'react-i18next';
import { parseAmount, toWire } from '#libs/money/amount';
import { useAmountText } from '../../i18n/use-amount-text';
import type { StripFigure } from '../../ui/data/figure-strip';
import type { BetPage } from './bet-record.api';

/** What all rounds of the filter come to, on whatever page. */
export function useBetTotals(page: BetPage | undefined): StripFigure[] {
  const { t } = useTranslation();
  const { amount, count } = useAmountText();
  const totals = page && { ...page.totals, result: resultOf(page) };
  const sum = (key: 'stake' | 'payout' | 'result', label: string) => ({
    key,
    label,
    value: totals && amount(totals[key], totals.currency),
  });
  return [
    { key: 'rounds', label: t('bets.rounds'), value: page && count(page.total) },
    sum('stake', t('bets.staked')),
    sum('payout', t('bets.paidOut')),
    sum('result', t('bets.result')),
  ];
}

const resultOf = ({ totals: { stake, payout, currency } }: BetPage): string =>
  toWire(parseAmount(payout, currency) - parseAmount(stake, currency), currency);
