export interface Language {
  /** BCP 47: of `<html lang>`, of dates, numbers and plurals, and of pages that providers show. */
  locale: string;
  /** In its own words, which its speakers know. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The numbering system that its figures have; a test proves that it is the one of `Intl`. */
  digits: 'latn' | 'beng';
  /**
   * What `apps/web/src/i18n/<code>` has: every phrase, which a test proves; some of them; or no folder at all. What a
   * language lacks is said in `FALLBACK`, phrase by phrase.
   */
  phrases: 'all' | 'some' | 'none';
}

/**
 * Every language that a brand may offer, by the code that the wire and the brand's settings use. A new one is a line here
 * and a folder of phrases.
 */
const TABLE = {
  BN: { locale: 'bn', name: 'বাংলা', direction: 'ltr', digits: 'beng', phrases: 'all' },
  EN: { locale: 'en', name: 'English', direction: 'ltr', digits: 'latn', phrases: 'all' },
  PT: { locale: 'pt-BR', name: 'Português', direction: 'ltr', digits: 'latn', phrases: 'none' },
  TH: { locale: 'th', name: 'ไทย', direction: 'ltr', digits: 'latn', phrases: 'none' },
  TY: { locale: 'tr', name: 'Türkçe', direction: 'ltr', digits: 'latn', phrases: 'none' },
  CN: { locale: 'zh-CN', name: '简体中文', direction: 'ltr', digits: 'latn', phrases: 'none' },
  JA: { locale: 'ja', name: '日本語', direction: 'ltr', digits: 'latn', phrases: 'none' },
  VI: { locale: 'vi', name: 'Tiếng Việt', direction: 'ltr', digits: 'latn', phrases: 'none' },
  ES: { locale: 'es', name: 'Español', direction: 'ltr', digits: 'latn', phrases: 'none' },
  KO: { locale: 'ko', name: '한국어', direction: 'ltr', digits: 'latn', phrases: 'none' },
  ID: { locale: 'id', name: 'Bahasa Indonesia', direction: 'ltr', digits: 'latn', phrases: 'none' },
  AR: { locale: 'ar', name: 'العربية', direction: 'rtl', digits: 'latn', phrases: 'all' },
  RU: { locale: 'ru', name: 'Русский', direction: 'ltr', digits: 'latn', phrases: 'none' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof TABLE;
export const LANGUAGE_TABLE: Readonly<Record<LanguageCode, Language>> = TABLE;
export const LANGUAGES = Object.keys(TABLE) as [LanguageCode, ...LanguageCode[]];

/** The brand's language codes as BCP 47. */
export const LOCALES = Object.fromEntries(LANGUAGES.map((code) => [code, TABLE[code].locale])) as {
  readonly [Code in LanguageCode]: (typeof TABLE)[Code]['locale'];
};

/** The language of a call that names none. */
export const DEFAULT_LANGUAGE: LanguageCode = 'BN';
/** The language of phrases and names that another one lacks. It has them all. */
export const FALLBACK: LanguageCode = 'EN';

export const directionOf = (code: LanguageCode): Language['direction'] => TABLE[code].direction;

/** The folder of a language's phrases below `apps/web/src/i18n`; `null` if it has none. */
export const phraseFolderOf = (code: LanguageCode): string | null =>
  LANGUAGE_TABLE[code].phrases === 'none' ? null : code.toLowerCase();

/** The languages whose phrases are asked for, best first: the last one has each phrase. */
export const phraseLanguagesOf = (code: LanguageCode): LanguageCode[] =>
  LANGUAGE_TABLE[code].phrases === 'all' ? [code] : [code, FALLBACK];

export const findLanguage = (code: unknown): LanguageCode | undefined =>
  LANGUAGES.find((language) => language === code);
