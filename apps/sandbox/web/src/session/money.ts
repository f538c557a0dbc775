import type { Currency, Language } from '../../../common/api';

const LOCALES: Record<Language, string> = { en: 'en', bn: 'bn', ar: 'ar' };

/** `1234` with two digits is `"12.34"`. */
export function minorToDecimal(minor: bigint, digits: number): string {
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** An amount of minor units in digits and grouping of the language; `whole` leaves out a fraction of nothing. */
export function formatMoney(minor: bigint, currency: Currency, language: Language, whole = false): string {
  const decimal = minorToDecimal(minor, currency.digits) as `${number}`;
  const bare = whole && minor % 10n ** BigInt(currency.digits) === 0n;
  const digits = bare ? 0 : currency.digits;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return currency.symbol + new Intl.NumberFormat(LOCALES[language], options).format(decimal);
}

/** Whole hundredths as a figure with two digits behind the point. */
export function formatHundredths(hundredths: number, language: Language): string {
  return formatNumber(hundredths / 100, language, 2);
}

export function formatNumber(value: number, language: Language, digits = 0): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(LOCALES[language], options).format(value);
}

const SCRIPTS = [0x0030, 0x09e6];

/** The same figure in the digits of the language, for a field that a person goes on to edit. */
export function inDigits(text: string, language: Language): string {
  if (language !== 'bn') return text;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
}

/**
 * Hundredths or minor units that a person typed, in Latin or Bengali digits, or null where it is none.
 * A comma counts only where it groups digits; read as nothing elsewhere, `12,5` would become 125.
 */
export function parseFigure(text: string, digits: number): bigint | null {
  const ascii = Array.from(text.trim(), (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const zero = SCRIPTS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? sign : String(code - zero);
  }).join('');
  const plain = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(ascii) ? ascii.replaceAll(',', '') : ascii;
  const [, whole = '', fraction = ''] = /^(\d{1,13})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === '' || fraction.length > digits) return null;
  return BigInt(whole + fraction.padEnd(digits, '0'));
}
