import { type RefObject, useEffect } from 'react';

/** Keeps `panel`, and the field with the focus in it, above a keyboard that covers the foot of the page. */
export function useAboveKeyboard(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const fit = () => {
      const box = panel.current;
      if (!box) return;
      box.style.setProperty('--covered', `${coveredBelow(view)}px`);
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && box.contains(focused))
        focused.scrollIntoView({ block: 'nearest' });
    };
    view.addEventListener('resize', fit);
    return () => view.removeEventListener('resize', fit);
  }, [panel]);
}

/** CSS pixels at the foot of the page that are out of sight; nothing while the page is zoomed, which also hides some. */
function coveredBelow({ height, offsetTop, scale }: VisualViewport): number {
  return scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - height - offsetTop));
}
