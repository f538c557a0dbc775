import { useTranslation } from 'react-i18next';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { useColumns } from '../../lists/use-columns';
import { Button } from '../../ui/forms/button';
import { usePayoutColumns } from './use-payout-columns';

/** The columns of payouts, with whom a dividend is from or for, and the way to pay one that is owed. */
export function useDividendColumns(side: 'received' | 'owed', onPay: (payout: PayoutSummary) => void) {
  const { t } = useTranslation('agency');
  const column = useColumns<PayoutSummary>();
  const [period, ...others] = usePayoutColumns('dividend');
  const pay = column.own(
    t('salary.dividends.pay'),
    (payout) =>
      payout.status === 'unpaid' && (
        <Button size="small" onClick={() => onPay(payout)}>
          {t('salary.dividends.pay')}
        </Button>
      ),
  );
  const party =
    side === 'owed'
      ? column.own(t('salary.dividends.downline'), ({ payee }) => payee.account)
      : column.own(t('salary.dividends.upline'), ({ payer }) => payer?.account ?? t('salary.house'));
  return [...(period ? [period] : []), party, ...(side === 'owed' ? [pay] : []), ...others];
}
