import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Water } from './places';

/** The water as large as its element is, in pixels. */
export function useWater(element: RefObject<SVGSVGElement | null>): Water {
  const [water, setWater] = useState<Water>({ width: 800, height: 440 });
  useLayoutEffect(() => {
    const target = element.current;
    if (!target || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { width, height } = target.getBoundingClientRect();
      if (width > 0 && height > 0) setWater({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return water;
}
