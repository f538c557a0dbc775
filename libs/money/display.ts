import { type Currency, digitsOf, symbolOf } from './currency.js';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale}/${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(key, format);
  }
  return format;
}

/**
 * Shows a wire amount in the digits and grouping of a locale (BCP 47), without a symbol: "1,23,456.50" or "১,২৩,৪৫৬.৫০"
 * for `bn`. The text is formatted as a decimal string, so no precision is lost to a float.
 */
export function displayNumber(amount: string, currency: Currency, locale: string): string {
  return numberFormat(locale, digitsOf(currency)).format(amount as Intl.StringNumericLiteral);
}

/** Shows a wire amount with the currency's narrow symbol in front: "৳500.00". */
export function displayAmount(amount: string, currency: Currency, locale: string): string {
  return withSymbol(displayNumber(amount, currency, locale), currency, locale);
}

const LEFT_TO_RIGHT = '\u200e';

/** The mark that `Intl` puts before a sign in mirrored text: what follows is read from the left. */
const markOf = (locale: string): string =>
  numberFormat(locale, 0).format(-1).startsWith(LEFT_TO_RIGHT) ? LEFT_TO_RIGHT : '';

/** A written number with its symbol behind the sign. In mirrored text a mark keeps the symbol before the figures. */
export function withSymbol(number: string, currency: Currency, locale: string): string {
  const sign = /^[^\p{Nd}]*/u.exec(number)?.[0] ?? '';
  return (sign || markOf(locale)) + symbolOf(currency) + number.slice(sign.length);
}

/** Like `displayAmount`, without the decimals if they are all zero: "৳500". */
export function displayRound(amount: string, currency: Currency, locale: string): string {
  const whole = /^(\d+)\.0+$/.exec(amount)?.[1];
  if (whole === undefined) return displayAmount(amount, currency, locale);
  return withSymbol(numberFormat(locale, 0).format(BigInt(whole)), currency, locale);
}
