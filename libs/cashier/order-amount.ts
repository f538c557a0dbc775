import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { type AmountError, amountFieldCode } from './common/order-limits.js';

/** Minor units of a field. @throws AppError 400 under that field */
export function readAmount(text: string, currency: Currency, field = 'amount'): bigint {
  try {
    return parseAmount(text, currency);
  } catch (error) {
    throw invalidInput([{ field, code: amountFieldCode(error) }]);
  }
}

/** @throws AppError 422 if there is an error */
export function throwIfRefused(error: AmountError | null): void {
  if (error) throw new AppError(error.entry, { params: error.params });
}
