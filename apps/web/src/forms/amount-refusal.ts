import { type AmountError, amountFieldCode, freeMoneyError } from '#libs/cashier/common/order-limits';
import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { ApiError } from '../data/calls/api-error';
import { typedAmount } from '../ui/forms/money-input';

/**
 * What the server would answer to a typed amount, known without asking it. `errorOf` gets minor units; `null` where it
 * would take the amount, or nothing is typed yet.
 */
export function amountRefusal(
  typed: string,
  currency: Currency,
  errorOf: (amount: bigint) => AmountError | null,
): ApiError | null {
  if (typed === '') return null;
  try {
    const error = errorOf(parseAmount(typedAmount(typed), currency));
    return error && new ApiError(error.entry.code, { params: error.params });
  } catch (error) {
    const field = { field: 'amount', code: amountFieldCode(error) };
    return new ApiError('error_invalid_input', { fields: [field] });
  }
}

/** The fields of an order from the wallet to which these refusals belong. */
export const FIELD_OF_WALLET_CODE = {
  error_insufficient_balance: 'amount',
  error_turnover_left: 'amount',
  error_bonus_would_be_lost: 'acceptForfeit',
  error_payment_password_wrong: 'paymentPassword',
  error_payment_password_locked: 'paymentPassword',
};

/** The same for an amount (minor units) that leaves the wallet; what is on it is on the wire, or not known yet. */
export const outgoingAmountError = (
  amount: bigint,
  { balance, turnoverLeft }: { balance: string | undefined; turnoverLeft: string },
  currency: Currency,
): AmountError | null => {
  if (balance === undefined) return null;
  const minor = (wire: string) => parseAmount(wire, currency);
  return freeMoneyError(amount, { balance: minor(balance), turnoverLeft: minor(turnoverLeft) }, currency);
};
