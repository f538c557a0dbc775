import { MAX_MINOR } from '#libs/money/amount';
import { type Currency, digitsOf } from '#libs/money/currency';

/** The protocol counts in hundred-thousandths of the currency. */
const PROTOCOL_DIGITS = 5;

/** Minor units of an amount of the protocol; `undefined` if it is finer than the currency, or too large: amounts are never rounded. */
export function minorUnitsOf(amount: number, currency: Currency): number | undefined {
  const unit = 10 ** (PROTOCOL_DIGITS - digitsOf(currency));
  return amount % unit === 0 && BigInt(amount) <= MAX_MINOR ? amount / unit : undefined;
}

/** An amount of the protocol, currency x 100000. */
export const protocolAmountOf = (minor: bigint, currency: Currency): bigint =>
  minor * 10n ** BigInt(PROTOCOL_DIGITS - digitsOf(currency));

/** An amount of the protocol as a decimal with five digits. */
export function protocolDecimal(amount: bigint): string {
  const text = (amount < 0n ? -amount : amount).toString().padStart(PROTOCOL_DIGITS + 1, '0');
  return `${amount < 0n ? '-' : ''}${text.slice(0, -PROTOCOL_DIGITS)}.${text.slice(-PROTOCOL_DIGITS)}`;
}

/** Whole minor units of an amount of the protocol, without what is finer: for balances that are only shown. */
export const wholeMinorUnitsOf = (amount: number, currency: Currency): bigint =>
  BigInt(amount) / 10n ** BigInt(PROTOCOL_DIGITS - digitsOf(currency));
