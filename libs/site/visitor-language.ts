import { parseCookie } from 'cookie';
import type { BrandSettings } from './common/brand-settings.js';
import type { LanguageCode } from './common/locales.js';

/**
 * The language that a visitor chose on the site, by its cookie; `null` if none was chosen or the brand does not have
 * it.
 */
export function chosenLanguage(
  cookie: string | undefined,
  { languages }: Pick<BrandSettings, 'languages'>,
): LanguageCode | null {
  const chosen = parseCookie(cookie ?? '').lang;
  return languages.find((language) => language === chosen) ?? null;
}
