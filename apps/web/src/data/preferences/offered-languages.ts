import { useQuery } from '@tanstack/react-query';
import type { LanguageCode } from '#libs/site/common/locales';
import { queryClient } from '../cache/query-client';
import { siteConfigQuery } from '../site/site-config';
import { readStart } from '../start/start';

/** The languages that the brand offers, as the page that the server sent has them. */
export const offeredOfPage = (): readonly LanguageCode[] =>
  typeof document === 'undefined' ? [] : readStart().languages;

/** The same, and what the brand's settings have become since, if a page has read them again. */
export function useOfferedLanguages(): readonly LanguageCode[] {
  const { data } = useQuery({ ...siteConfigQuery, enabled: false }, queryClient);
  return data?.brand.languages ?? offeredOfPage();
}
