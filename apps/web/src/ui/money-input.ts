import { InvalidAmount, parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';

const scripts = [0x0030, 0x09e6, 0xff10, 0x0660, 0x06f0];
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/** Latin, Bengali, full-width and both Arabic sets of digits, and the full-width point and comma, as ASCII. */
export function toAsciiDigits(text: string): string {
  return Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const zero = scripts.find((first) => code >= first && code <= first + 9);
    if (zero !== undefined) return String(code - zero);
    if (sign === '．' || sign === '٫') return '.';
    return sign === '，' || sign === '٬' ? ',' : sign;
  }).join('');
}

/**
 * The amount that `text` stands for while it is typed, in ASCII, or null where it is not one.
 * A comma is taken only where it groups thousands: read as nothing elsewhere, `12,5` would become 125.
 */
export function acceptMoney(text: string, digits: number): string | null {
  const bare = toAsciiDigits(text).replace(/\s/g, '');
  const plain = grouped.test(bare) ? bare.replaceAll(',', '') : bare;
  const parts = /^(\d*)(?:\.(\d*))?$/.exec(plain);
  if (!parts) return null;
  const [, whole = '', fraction] = parts;
  if (fraction !== undefined && (digits === 0 || fraction.length > digits)) return null;
  const units = whole.replace(/^0+(?=\d)/, '');
  if (units.length > 13) return null;
  return fraction === undefined ? units : `${units || '0'}.${fraction}`;
}

/** Minor units of an amount as it is typed, a point at its end included, or `null` where it is none or nothing yet. */
export function typedMinor(amount: string, currency: Currency): bigint | null {
  try {
    return amount === '' ? null : parseAmount(amount.replace(/\.$/, ''), currency);
  } catch (error) {
    if (error instanceof InvalidAmount) return null;
    throw error;
  }
}
