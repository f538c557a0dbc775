import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { parseAmount, toWire } from '#libs/money/amount';
import { useWithdrawalText } from './use-withdrawal-text';

/** Says in a sentence how a withdrawal stands, and what follows. */
export function useStatusSentence(withdrawal: WithdrawalDetail): string {
  const { t } = useTranslation();
  const { show, payoutAmount, account, unsentAmount } = useWithdrawalText(withdrawal);
  const { status, tranches, currency, rejectReason } = withdrawal;
  // `sent` of the withdrawal has refunded payouts in it.
  const kept = tranches.filter((payout) => payout.status !== 'refunded');
  const paid = kept.reduce((sum, { amount }) => sum + parseAmount(amount, currency), 0n);
  if (status === 'approved' && paid > 0n)
    return t('withdrawal.sentence.partlySent', {
      sent: show(toWire(paid, currency)),
      unsent: unsentAmount,
    });
  if (status === 'received' && tranches.some((payout) => payout.status !== 'received'))
    return t('withdrawal.sentence.lastReceived');
  return t(`withdrawal.sentence.${status}`, {
    amount: payoutAmount,
    account,
    reason: rejectReason ?? '',
  });
}
