import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { isZero } from '#libs/money/amount';
import { useWithdrawalText } from './use-withdrawal-text';

/** Says in a sentence how a withdrawal stands, and what follows. */
export function useStatusSentence(withdrawal: WithdrawalDetail): string {
  const { t } = useTranslation();
  const { show, payoutAmount, account, unsentAmount } = useWithdrawalText(withdrawal);
  const { status, tranches, sent, rejectReason } = withdrawal;
  if (status === 'approved' && !isZero(sent))
    return t('withdrawal.sentence.partlySent', { sent: show(sent), unsent: unsentAmount });
  if (status === 'received' && tranches.some((payout) => payout.status !== 'received'))
    return t('withdrawal.sentence.lastReceived');
  return t(`withdrawal.sentence.${status}`, {
    amount: payoutAmount,
    account,
    reason: rejectReason ?? '',
  });
}
