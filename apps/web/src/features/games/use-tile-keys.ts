import { type RefObject, useEffect, useRef } from 'react';

const FIELD = 'input[type="search"]';
const TILE = '[data-tile]';

/** Arrows lead from the search field into the tiles below it, among them by row and column, and back. */
export function useTileKeys(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const press = (event: KeyboardEvent) => {
      if (!element || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = nextOf(element, event.target as HTMLElement, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);
  return box;
}

function nextOf(box: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const tiles = [...box.querySelectorAll<HTMLElement>(TILE)];
  if (from.matches(FIELD)) return key === 'ArrowDown' ? tiles[0] : undefined;
  const at = tiles.indexOf(from);
  if (at < 0) return undefined;
  const columns = Math.max(
    1,
    tiles.filter(({ parentElement }) => topOf(parentElement) === topOf(tiles[0]?.parentElement)).length,
  );
  const forward = getComputedStyle(box).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'ArrowDown':
      return tiles[at + columns];
    case 'ArrowUp':
      return at < columns ? (box.querySelector<HTMLElement>(FIELD) ?? undefined) : tiles[at - columns];
    case 'ArrowRight':
    case 'ArrowLeft':
      return tiles[key === forward ? at + 1 : at - 1];
    default:
      return undefined;
  }
}

const topOf = (element: HTMLElement | null | undefined): number => element?.getBoundingClientRect().top ?? 0;
