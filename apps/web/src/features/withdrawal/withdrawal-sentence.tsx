import { useTranslation } from 'react-i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { useWithdrawalText } from './use-withdrawal-text';

/** The state in plain words. */
export function WithdrawalSentence({ withdrawal }: { withdrawal: WithdrawalSummary }) {
  const { t } = useTranslation();
  const { show, accountOf, anySent } = useWithdrawalText(withdrawal);
  const { status, amount, sent, rest, tranche, rejectReason } = withdrawal;
  const part = show(tranche?.amount ?? amount);
  const words = () => {
    switch (status) {
      case 'requested':
        return t('withdrawal.sayRequested');
      case 'approved':
        return anySent
          ? t('withdrawal.sayApprovedRest', { sent: show(sent), rest: show(rest) })
          : t('withdrawal.sayApproved');
      case 'rejected':
        return t('withdrawal.sayRejected', { reason: rejectReason ?? '' });
      case 'distributed':
        return t('withdrawal.sayDistributed', { amount: part, account: accountOf() });
      case 'disputed':
        return t('withdrawal.sayDisputed', { amount: part });
      case 'received':
        return t('withdrawal.sayReceived');
      case 'auto-received':
        return t('withdrawal.sayAutoReceived');
      case 'refunded':
        return t('withdrawal.sayRefunded');
      case 'force-received':
        return t('withdrawal.sayForceReceived');
    }
  };
  return <p>{words()}</p>;
}
