import type { FastifyRequest } from 'fastify';

export const LANGUAGES = ['bn', 'en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** What the link in the bar leads to. */
export const otherThan = (language: Language): Language => (language === 'en' ? 'bn' : 'en');

const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** The pages' language for a BCP 47 tag: English where they lack it, as a merchant may have more languages than a bank. */
export const closest = (tag: string): Language => {
  const [language] = tag.toLowerCase().split('-');
  return isLanguage(language) ? language : 'en';
};

/**
 * The language in the address (`lang`, OpenID Connect's `ui_locales` or Facebook's `locale`), or the browser's first
 * supported one, or Bengali.
 */
export function languageOf(request: FastifyRequest): Language {
  const { lang, ui_locales: locales, locale } = (request.query ?? {}) as Record<string, unknown>;
  if (isLanguage(lang)) return lang;
  const asked = [locales, locale].filter((given) => typeof given === 'string');
  const wanted = [...asked, request.headers['accept-language'] ?? ''].join(' ');
  return (
    wanted
      .split(/[\s,]+/)
      .map((tag) => tag.slice(0, 2))
      .find(isLanguage) ?? 'bn'
  );
}

const LOCALES: Record<Language, string> = { bn: 'bn-BD', en: 'en-GB', ar: 'ar' };

/** A decimal string in the digits of the language, the currency's narrow symbol in front: "৳500.00". */
export function displayMoney(amount: string, currency: string, language: Language): string {
  const digits = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-BD', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const parts = format.formatToParts(amount as Intl.StringNumericLiteral);
  const symbol = parts.find((part) => part.type === 'currency')?.value ?? currency;
  const number = parts.filter((part) => part.type !== 'currency' && part.type !== 'literal');
  return symbol + (symbol.length > 1 ? '\u00a0' : '') + number.map((part) => part.value).join('');
}

export function displayNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

/** A moment (ISO) as date and time in Dhaka. */
export function displayTime(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hour12: false,
    timeZone: 'Asia/Dhaka',
  }).format(new Date(iso));
}

const BENGALI_ZERO = 0x09e6;

/** Converts Bengali digits to 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
}
