import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A dialog is open, and in some browsers the page stands at its top meanwhile. */
const LOCKED = 'data-base-ui-scroll-locked';

/** With a link's state it says that the link leads back to where the person was. */
export interface WayBack {
  back: true;
}

/**
 * Keeps how far the page at this address was scrolled, and scrolls there again on the way back, once what stood there is
 * `ready`. Kept for the tab's session.
 */
export function useKeptPlace(ready: boolean): void {
  const { pathname, search, state } = useLocation();
  const type = useNavigationType();
  const key = `place:${pathname}${search}`;
  const returns = useRef(type === 'POP' || (state as Partial<WayBack> | null)?.back === true);
  useLayoutEffect(() => {
    // Followed, because what is taken off the page together with this already moves the rest.
    let place = window.scrollY;
    const follow = () => {
      if (!document.documentElement.hasAttribute(LOCKED)) place = window.scrollY;
    };
    const keep = () => sessionStorage.setItem(key, String(Math.round(place)));
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key]);
  useEffect(() => {
    if (!ready || !returns.current) return undefined;
    returns.current = false;
    const kept = Number(sessionStorage.getItem(key) ?? 0);
    if (kept === 0) return undefined;
    // After the shell, which begins each page at its top.
    const frame = requestAnimationFrame(() => window.scrollTo(0, kept));
    return () => cancelAnimationFrame(frame);
  }, [ready, key]);
}
