import { InvalidAmount, parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { FieldCode } from '#libs/platform/common/errors';
import { invalidInput } from '#libs/platform/http/refusal';

/** Minor units of the field `amount`. @throws Refusal 400 under that field */
export function readAmount(text: string, currency: Currency): bigint {
  try {
    return parseAmount(text, currency);
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error;
    throw invalidInput([{ field: 'amount', code: `field_amount_${error.fault}` satisfies FieldCode }]);
  }
}
