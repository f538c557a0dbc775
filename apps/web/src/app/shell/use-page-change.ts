import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Another page starts at its top, and a focus that went away with the old page goes to the new one. A dialog over the
 * same page moves neither.
 */
export function usePageChange(): void {
  const { pathname, state } = useLocation();
  const overlay = (state as { overlay?: boolean } | null)?.overlay === true;
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (overlay) return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) focusContent();
  }, [pathname, overlay]);
}

/** Puts the focus where the page's content begins. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
