import { type RefObject, useEffect, useState } from 'react';

/** Whether the content is wider than the box: only then does it have to take the focus, for the arrow keys. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [wider, setWider] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setWider(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return wider;
}
