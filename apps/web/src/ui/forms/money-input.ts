import { amountOrNull, parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { toAsciiDigits } from './digits';

const grouped = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
/** What may still become grouped, or was meant as a decimal comma. */
const withComma = /^\d{1,3}(?:,\d{2,3})*,\d{0,3}$/;

/**
 * What an amount's field holds after `text` was typed or pasted, in ASCII; null where that is refused. A comma that
 * groups thousands is dropped once it does. Until then it stays, and so does a point in a currency without digits after
 * it: dropped at once, `12,5` and `12.5` would become 125.
 */
export function acceptMoney(text: string, digits: number): string | null {
  const bare = toAsciiDigits(text).replace(/\s/g, '');
  if (withComma.test(bare) && !grouped.test(bare)) return bare;
  const plain = grouped.test(bare) ? bare.replaceAll(',', '') : bare;
  const parts = /^(\d*)(?:\.(\d*))?$/.exec(plain);
  if (!parts) return null;
  const [, whole = '', fraction] = parts;
  if (fraction !== undefined && fraction.length > digits) return null;
  const units = whole.replace(/^0+(?=\d)/, '');
  if (units.length > 13) return null;
  return fraction === undefined ? units : `${units || '0'}.${fraction}`;
}

/** What was typed as calls take it: without a point at its end. */
export const typedAmount = (typed: string): string => typed.replace(/\.$/, '');

/** "500.00" as a person types it: "500". */
export const withoutZeros = (amount: string): string => amount.replace(/\.0+$/, '');

/** Minor units of an amount as it is typed, a point at its end included, or `null` where it is none or nothing yet. */
export const typedMinor = (amount: string, currency: Currency): bigint | null =>
  amount === '' ? null : amountOrNull(() => parseAmount(typedAmount(amount), currency));
