import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#libs/agency/common/contract-kinds';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import type { Column } from '../../ui/data-table';
import { Figure } from '../../ui/figure';
import { isZero } from './ladder';
import { PayoutStatus } from './payout-status';
import { usePeriodText } from './use-period-text';

/** Only what has come is a gain. */
const toneOf = ({ amount, side, status }: PayoutSummary) =>
  isZero(amount) ? 'muted' : side === 'received' && status === 'paid' ? 'gain' : 'text';

/** What the list of a kind shows of each payout. */
export function usePayoutColumns(kind: ContractKind): Column<PayoutSummary>[] {
  const { t } = useTranslation('agency');
  const { amount, exact, count, rate } = useAmountText();
  const { dateTime } = useMomentText();
  const periodText = usePeriodText();
  const money = (key: 'gross' | 'below' | 'cut' | 'carriedIn'): Column<PayoutSummary> => ({
    key,
    header: t(`salary.${key}`),
    figures: true,
    cell: (payout) => exact(payout[key], payout.currency),
  });
  const figures: Column<PayoutSummary>[] =
    kind === 'dividend'
      ? [
          {
            key: 'profit',
            header: t('salary.dividends.profit'),
            figures: true,
            cell: ({ profit, currency }) => (profit === null ? '' : amount(profit, currency)),
          },
          {
            key: 'rate',
            header: t('salary.dividends.rate'),
            figures: true,
            cell: ({ betRate }) => rate(betRate),
          },
        ]
      : [money('gross'), money('below'), money('cut')];
  return [
    { key: 'period', header: t('salary.period'), cell: (payout) => periodText(payout) },
    {
      key: 'amount',
      header: t('salary.amount'),
      figures: true,
      cell: (payout) => <Figure tone={toneOf(payout)}>{amount(payout.amount, payout.currency)}</Figure>,
    },
    { key: 'status', header: t('salary.status'), cell: (payout) => <PayoutStatus payout={payout} /> },
    {
      key: 'active',
      header: t('salary.active'),
      figures: true,
      cell: ({ activeMembers }) => count(activeMembers),
    },
    {
      key: 'validBet',
      header: t('salary.validBet'),
      figures: true,
      cell: ({ validBet, currency }) => amount(validBet, currency),
    },
    ...figures,
    { key: 'settledAt', header: t('salary.settledAt'), cell: ({ settledAt }) => dateTime(settledAt) },
  ];
}
