import { useTranslation } from 'react-i18next';
import type { PlayScope } from '#libs/rewards/common/play-scope';
import type { ScopeNames } from '#libs/rewards/common/promotions.calls';

export const listText = (language: string, parts: string[]): string =>
  new Intl.ListFormat(language, { type: 'unit' }).format(parts);

/** Of which games play counts; nothing where it is of all. */
export function useScopeText({ scope, scopeNames }: { scope?: PlayScope; scopeNames: ScopeNames }): string {
  const { t, i18n } = useTranslation(['rewards', 'translation']);
  if (!scope) return '';
  const { product, types } = scope;
  const parts = [
    scopeNames.titles,
    scopeNames.vendors,
    types?.map((type) => t(`translation:category.${type}`)) ?? [],
    product !== null && types === null ? [t(`rewards:promotions.products.${product}`)] : [],
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => listText(i18n.language, part))
    .join(' · ');
}
