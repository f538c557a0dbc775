/** The brand's language codes as BCP 47. */
export const LOCALES = { BN: 'bn', EN: 'en' } as const;
export type LanguageCode = keyof typeof LOCALES;
export const LANGUAGES = Object.keys(LOCALES) as LanguageCode[];
