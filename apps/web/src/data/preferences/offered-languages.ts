import type { LanguageCode } from '#libs/site/common/locales';
import { useReadConfig } from '../site/read-config';
import { readStart } from '../start/start';

/** The languages that the brand offers, as the page that the server sent has them. */
export const offeredOfPage = (): readonly LanguageCode[] =>
  typeof document === 'undefined' ? [] : readStart().languages;

/** The same, and what the brand's settings have become since. */
export const useOfferedLanguages = (): readonly LanguageCode[] =>
  useReadConfig()?.brand.languages ?? offeredOfPage();
