import { useTranslation } from 'react-i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { isZero, parseAmount, toWire } from '#libs/money/amount';
import { useAmountText } from '../../i18n/use-amount-text';

/** Amounts and bank account of a withdrawal in the current language. */
export function useWithdrawalText(withdrawal: WithdrawalSummary) {
  const { t } = useTranslation();
  const { amount: amountText } = useAmountText();
  const { currency, bankAccount, amount, fee, tranche, rest } = withdrawal;
  const show = (wire: string) => amountText(wire, currency);
  const afterFee = parseAmount(amount, currency) - parseAmount(fee, currency);
  return {
    /** Formats another wire amount of the withdrawal. */
    show,
    account: t('withdrawal.accountName', bankAccount),
    /** Of the open payout, and of the whole withdrawal while none is open. */
    payoutAmount: show(tranche?.amount ?? amount),
    /** What all payouts come to, those included that were refunded later. */
    amountAfterFee: show(toWire(afterFee, currency)),
    /** What the payouts so far leave to be sent. */
    unsentAmount: show(rest),
    hasUnsent: !isZero(rest),
  };
}
