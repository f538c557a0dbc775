import { useEffect } from 'react';

/** The page's name in the tab and for screen readers. */
export function useDocumentTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} · Mela`;
  }, [name]);
}
