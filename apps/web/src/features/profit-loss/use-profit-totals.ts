import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import type { StripFigure } from '../../ui/data/figure-strip';
import type { ProfitStatement } from './profit-loss.api';

/** What all groups come to. */
export function useProfitTotals(statement: ProfitStatement | undefined): StripFigure[] {
  const { t } = useTranslation();
  const { amount, count } = useAmountText();
  const sum = (key: 'profitLoss' | 'stake' | 'payout' | 'validBet', label: string) => ({
    key,
    label,
    value: statement && amount(statement.totals[key], statement.currency),
  });
  return [
    sum('profitLoss', t('bets.result')),
    sum('stake', t('bets.staked')),
    sum('payout', t('bets.paidOut')),
    sum('validBet', t('profit.validBet')),
    { key: 'rounds', label: t('bets.rounds'), value: statement && count(statement.totals.rounds) },
  ];
}
