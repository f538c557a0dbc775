import { useTranslation } from 'react-i18next';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import type { CsvColumn } from '../../query/csv-export';
import { payoutState } from './payout-state';

export function usePayoutCsv(): CsvColumn<PayoutSummary>[] {
  const { t } = useTranslation('agency');
  return [
    { header: t('salary.number'), value: ({ id }) => id },
    { header: t('salary.contract'), value: ({ contractId }) => contractId },
    { header: `${t('salary.period')} (1)`, value: ({ periodStart }) => periodStart },
    { header: `${t('salary.period')} (2)`, value: ({ periodEnd }) => periodEnd },
    { header: t('salary.from'), value: ({ payer }) => payer?.account ?? t('salary.house') },
    { header: t('salary.to'), value: ({ payee }) => payee.account },
    { header: t('salary.status'), value: (payout) => t(`salary.states.${payoutState(payout)}`) },
    { header: t('salary.active'), value: ({ activeMembers }) => String(activeMembers) },
    { header: t('salary.validBet'), value: ({ validBet }) => validBet },
    { header: t('salary.dividends.profit'), value: ({ profit }) => profit ?? '' },
    { header: t('salary.gross'), value: ({ gross }) => gross },
    { header: t('salary.below'), value: ({ below }) => below },
    { header: t('salary.cut'), value: ({ cut }) => cut },
    { header: t('salary.carriedIn'), value: ({ carriedIn }) => carriedIn },
    { header: t('salary.amount'), value: ({ amount }) => amount },
    { header: t('salary.settledAt'), value: ({ settledAt }) => settledAt },
  ];
}
