import { type Currency, digitsOf } from './currency.js';

/** The largest number of minor units that a ledger column and a JavaScript number both hold exactly. */
export const MAX_MINOR = 9_007_199_254_740_991n;

export type AmountError = 'malformed' | 'too_many_digits' | 'too_large';

export class InvalidAmount extends Error {
  constructor(readonly fault: AmountError) {
    super(`invalid amount: ${fault}`);
  }
}

/**
 * Reads a wire amount such as "1234.50" as integer minor units. ASCII digits only, no sign, no grouping,
 * no exponent, at most the currency's digits after the point.
 * @throws InvalidAmount
 */
export function parseAmount(text: string, currency: Currency): bigint {
  return parseDecimal(text, digitsOf(currency));
}

/** Reads a number with at most so many digits after the point, as a wire amount is read. @throws InvalidAmount */
export function parseDecimal(text: string, digits: number): bigint {
  const match = /^(0|[1-9][0-9]{0,18})(?:\.([0-9]+))?$/.exec(text);
  if (!match) throw new InvalidAmount('malformed');
  const [, whole = '0', fraction = ''] = match;
  if (fraction.length > digits) throw new InvalidAmount('too_many_digits');
  const minor = BigInt(whole + fraction.padEnd(digits, '0'));
  if (minor > MAX_MINOR) throw new InvalidAmount('too_large');
  return minor;
}

/** What is read, or `null` if it throws `InvalidAmount`. */
export function amountOrNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidAmount) return null;
    throw error;
  }
}

/** Writes integer minor units as a wire amount with exactly the currency's digits, as in "1234.50". */
export function toWire(minor: bigint, currency: Currency): string {
  return decimalText(minor, digitsOf(currency));
}

/** Writes millionths of a minor unit, the product of an amount and a rate, with six more digits: "1234.50000000". */
export function exactToWire(millionths: bigint, currency: Currency): string {
  return decimalText(millionths, digitsOf(currency) + 6);
}

/** Writes a whole number of the last of so many digits after the point: 1250 with two as "12.50". */
export function decimalText(minor: bigint, digits: number): string {
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Whether a wire amount of any currency is zero. */
export const isZero = (amount: string): boolean => /^-?0*(\.0*)?$/.test(amount);
