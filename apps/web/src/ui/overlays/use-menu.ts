import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeBeside } from './place-beside';

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A list in the browser's top layer, beside its button in the document: it stays inside the landmark, nothing cuts
 * it off, and no hidden focus guards are needed.
 */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useLayoutEffect(() => {
    if (!open || !list.current || !button.current) return;
    list.current.showPopover?.();
    placeBeside(list.current, button.current, 'end');
    list.current.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true });
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      const inside =
        event.target instanceof Node &&
        [button, list].some(({ current }) => current?.contains(event.target as Node));
      if (!inside) setOpen(false);
    };
    const events = ['pointerdown', 'focusin', 'scroll'] as const;
    for (const name of events) document.addEventListener(name, leave, true);
    window.addEventListener('resize', leave);
    return () => {
      for (const name of events) document.removeEventListener(name, leave, true);
      window.removeEventListener('resize', leave);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const press = (event: KeyboardEvent) => {
    const all = items();
    const at = all.findIndex((item) => item.matches(':focus'));
    const letter = event.key.length === 1 ? event.key.toLowerCase() : null;
    const named =
      letter &&
      [...all.slice(at + 1), ...all.slice(0, at + 1)].find((item) =>
        item.textContent?.toLowerCase().startsWith(letter),
      );
    const move = moves[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (move) all[move(at, all.length)]?.focus();
    else if (named && letter !== ' ') named.focus();
    if (move || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return { open, setOpen, close, press, button, list };
}
