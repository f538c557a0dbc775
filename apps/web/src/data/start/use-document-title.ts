import { useEffect } from 'react';
import { brandOfPage } from './page-brand';

/**
 * The page's name in the tab and for screen readers, with that of the brand; without one the brand's alone. `null` for a
 * page that names itself.
 */
export function useDocumentTitle(name: string | null): void {
  useEffect(() => {
    if (name !== null) document.title = [name, brandOfPage()].filter(Boolean).join(' · ');
  }, [name]);
}
