import { useTranslation } from 'react-i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import { accountWords } from './withdrawal-words';

/** Amounts and the account of one withdrawal, as the reader's language writes them. */
export function useWithdrawalText({ currency, bankAccount, sent, rest }: WithdrawalSummary) {
  const { t, i18n } = useTranslation();
  const whole = parseAmount(sent, currency as Currency) + parseAmount(rest, currency as Currency);
  return {
    show: (amount: string) => displayAmount(amount, currency as Currency, i18n.language),
    accountOf: () => t('withdrawal.accountName', accountWords(bankAccount)),
    /** All that arrives in the end: the amount without its fee. */
    payable: toWire(whole, currency as Currency),
    anySent: parseAmount(sent, currency as Currency) > 0n,
    /** Something is still to be sent. */
    isPart: parseAmount(rest, currency as Currency) > 0n,
  };
}
