import type { BrandSettings } from '#libs/site/common/brand-settings';
import { findLanguage, type LanguageCode, LOCALES } from '#libs/site/common/locales';

/** The language that a member chose, or the brand's. */
export function notificationLanguage(
  chosen: string | null,
  { defaultLanguage }: BrandSettings,
): LanguageCode {
  return findLanguage(chosen) ?? defaultLanguage;
}

/** A moment in the brand's time zone, as the language writes it. */
export function writtenTime(moment: Date, language: LanguageCode, { timeZone }: BrandSettings): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(moment);
}
