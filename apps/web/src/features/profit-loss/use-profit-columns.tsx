import { useTranslation } from 'react-i18next';
import type { ProfitGroup, ProfitRow } from '#libs/games/common/profit-loss.calls';
import { useColumns } from '../../lists/use-columns';

/** The file has the keys of days and categories, and a provider's name. */
export function useProfitColumns(groupBy: ProfitGroup, currency: string, nameOf: (row: ProfitRow) => string) {
  const { t } = useTranslation();
  const column = useColumns<ProfitRow>(() => currency);
  return [
    column.own(
      t(`profit.by.${groupBy}`),
      (row) => <b>{nameOf(row)}</b>,
      ({ key, name }) => name ?? key,
    ),
    column.count(t('bets.rounds'), ({ rounds }) => rounds),
    column.amount(t('bets.staked'), ({ stake }) => stake),
    column.amount(t('profit.validBet'), ({ validBet }) => validBet),
    column.amount(t('bets.paidOut'), ({ payout }) => payout),
    column.amount(t('bets.result'), ({ profitLoss }) => profitLoss, {
      tone: ({ profitLoss }) => (profitLoss.startsWith('-') ? 'live' : 'gain'),
    }),
  ];
}
