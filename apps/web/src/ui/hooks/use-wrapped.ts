import { type RefObject, useEffect, useState } from 'react';

/**
 * How many children stand in the first line of an element whose children wrap; all of them until it was measured. `content`
 * changes with the children's words.
 */
export function useWrapped(line: RefObject<HTMLElement | null>, content: string): number {
  const [first, setFirst] = useState(Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words take other room
  useEffect(() => {
    const element = line.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const children = [...element.children] as HTMLElement[];
      const top = children[0]?.offsetTop;
      const wrapped = children.findIndex((child) => child.offsetTop !== top);
      setFirst(wrapped < 0 ? Number.POSITIVE_INFINITY : wrapped);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [line, content]);
  return first;
}
