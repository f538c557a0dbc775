import { type RefObject, useEffect, useState } from 'react';

/** How far from the edge of the screen an element counts as seen: what it needs is there when it is scrolled to. */
const AHEAD = '25%';

/** True once the element has been on the screen, or nearly. A browser that cannot tell is taken to show it. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    if (typeof IntersectionObserver === 'undefined') return setSeen(true);
    const look = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true);
    const observer = new IntersectionObserver(look, { rootMargin: AHEAD });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen, element]);
  return seen;
}
