import { useLayoutEffect, useRef } from 'react';

const MOVE = { duration: 400, easing: 'ease-out' };

/** Lets the rows of a list, which have a `data-key`, move to their new places whenever `order` changes. */
export function useMovedRows(order: string) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef({ order: '', tops: new Map<string, number>() });
  useLayoutEffect(() => {
    const { tops } = shown.current;
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const row of rows) {
      const before = tops.get(row.dataset.key ?? '');
      if (before === undefined || before === row.offsetTop || isCalm) continue;
      row.animate([{ transform: `translateY(${before - row.offsetTop}px)` }, { transform: 'none' }], MOVE);
    }
    shown.current = { order, tops: new Map(rows.map((row) => [row.dataset.key ?? '', row.offsetTop])) };
  }, [order]);
  return list;
}
