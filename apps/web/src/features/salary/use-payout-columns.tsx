import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#libs/agency/common/contract-kinds';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { isZero } from '#libs/money/amount';
import { useColumns } from '../../lists/use-columns';
import { payoutState } from './payout-state';
import { PayoutStatus } from './payout-status';
import { usePeriodText } from './use-period-text';

/** Only what has come is a gain. */
const toneOf = ({ amount, side, status }: PayoutSummary) =>
  isZero(amount) ? 'muted' : side === 'received' && status === 'paid' ? 'gain' : 'text';

/** What the list of a kind shows of each payout; the file has more. */
export function usePayoutColumns(kind: ContractKind) {
  const { t } = useTranslation('agency');
  const periodText = usePeriodText();
  const column = useColumns<PayoutSummary>(({ currency }) => currency);
  const figures =
    kind === 'dividend'
      ? [
          column.amount(t('salary.dividends.profit'), ({ profit }) => profit),
          column.rate(t('salary.dividends.rate'), ({ betRate }) => betRate),
        ]
      : [
          column.exact(t('salary.gross'), ({ gross }) => gross),
          column.exact(t('salary.below'), ({ below }) => below),
          column.exact(t('salary.cut'), ({ cut }) => cut),
        ];
  return [
    column.own(t('salary.period'), periodText),
    column.inFile(t('salary.number'), ({ id }) => id),
    column.inFile(t('salary.contract'), ({ contractId }) => contractId),
    column.inFile(`${t('salary.period')} (1)`, ({ periodStart }) => periodStart),
    column.inFile(`${t('salary.period')} (2)`, ({ periodEnd }) => periodEnd),
    column.inFile(t('salary.from'), ({ payer }) => payer?.account ?? t('salary.house')),
    column.inFile(t('salary.to'), ({ payee }) => payee.account),
    column.amount(t('salary.amount'), ({ amount }) => amount, { tone: toneOf }),
    column.own(
      t('salary.status'),
      (payout) => <PayoutStatus payout={payout} />,
      (payout) => t(`salary.states.${payoutState(payout)}`),
    ),
    column.count(t('salary.active'), ({ activeMembers }) => activeMembers),
    column.amount(t('salary.validBet'), ({ validBet }) => validBet),
    ...figures,
    column.inFile(t('salary.carriedIn'), ({ carriedIn }) => carriedIn),
    column.moment(t('salary.settledAt'), ({ settledAt }) => settledAt),
  ];
}
