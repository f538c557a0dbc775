import { useIsSiteClosed } from '../../data/site/site-status';
import { useStart } from '../../data/start/start-context';
import { type CategoryLink, categoryLinks } from '../../routes/categories';

/** The categories that the page began with; none while the site is closed. */
export function useCategories(): CategoryLink[] {
  const { home, menus } = useStart();
  if (useIsSiteClosed()) return [];
  return categoryLinks(home?.menus ?? menus ?? undefined);
}
