import type { ApiRefusal } from '../../api/refusal';
import { withAmounts } from '../../i18n/money-refusal';
import { useErrorText } from '../../i18n/use-error-text';

const FIELDS: Record<string, 'amount' | 'paymentPassword' | 'account'> = {
  amount: 'amount',
  paymentPassword: 'paymentPassword',
  bankAccountId: 'account',
  error_withdrawal_below_minimum: 'amount',
  error_withdrawal_above_maximum: 'amount',
  error_insufficient_balance: 'amount',
  error_turnover_left: 'amount',
  error_payment_password_wrong: 'paymentPassword',
  error_payment_password_locked: 'paymentPassword',
  error_bank_account_unknown: 'account',
};
const WITH_MONEY = /^error_(withdrawal_(below|above)|turnover)/;

interface RefusalWords {
  amount?: string;
  paymentPassword?: string;
  account?: string;
  /** What belongs to no field. */
  ofForm: ApiRefusal | null;
}

/** Puts the words of a refusal under the field that it is about. `show` writes an amount for the reader. */
export function useWithdrawalRefusal(
  refusal: ApiRefusal | null,
  show: (amount: string) => string,
): RefusalWords {
  const errorText = useErrorText();
  if (!refusal) return { ofForm: null };
  const words: RefusalWords = { ofForm: null };
  for (const error of refusal.detail.fields ?? []) {
    const field = FIELDS[error.field];
    if (field) words[field] = errorText.ofField(error);
  }
  const field = FIELDS[refusal.code];
  const told = WITH_MONEY.test(refusal.code) ? withAmounts(refusal, show) : refusal;
  if (field) words[field] = errorText.ofRefusal(told);
  else if (Object.keys(words).length === 1) words.ofForm = told;
  return words;
}
