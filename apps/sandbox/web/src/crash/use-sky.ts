import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Sky, skyOf } from './curve';

const FIRST = skyOf(800, 600);

/** The sky as large as its element is. */
export function useSky(element: RefObject<SVGSVGElement | null>): Sky {
  const [sky, setSky] = useState(FIRST);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const { width, height } = target.getBoundingClientRect();
      if (width > 0 && height > 0) setSky(skyOf(Math.round(width), Math.round(height)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return sky;
}
