import { useTranslation } from 'react-i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { parseAmount, toWire } from '#libs/money/amount';
import { displayAmount } from '#libs/money/display';

/** Amounts and bank account of a withdrawal in the current language. */
export function useWithdrawalText(withdrawal: WithdrawalSummary) {
  const { t, i18n } = useTranslation();
  const { currency, bankAccount, amount, tranche, rejectReason } = withdrawal;
  const [sent, rest] = [parseAmount(withdrawal.sent, currency), parseAmount(withdrawal.rest, currency)];
  const show = (minor: bigint) => displayAmount(toWire(minor, currency), currency, i18n.language);
  const formatAmount = (wire: string) => displayAmount(wire, currency, i18n.language);
  const values = {
    /** What the member is asked about: the tranche, or the whole before one is paid. */
    amount: formatAmount(tranche?.amount ?? amount),
    account: t('withdrawal.accountName', bankAccount),
    sent: show(sent),
    rest: show(rest),
    reason: rejectReason ?? '',
  };
  return {
    ...values,
    formatAmount,
    /** The amount less its fee: what arrives in all. */
    net: show(sent + rest),
    /** Whether a part is still to be paid. */
    hasRest: rest > 0n,
    /** The state in plain words. */
    sentence: (): string => {
      const { status } = withdrawal;
      return t(`withdrawal.say.${status === 'approved' && sent > 0n ? 'approvedRest' : status}`, values);
    },
  };
}
