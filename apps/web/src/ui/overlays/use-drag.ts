import { type PointerEvent, useRef } from 'react';

/** Moves `panel` by its title bar, within the viewport; a double click puts it back in the middle. */
export function useDrag(enabled: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const moved = useRef({ x: 0, y: 0 });

  const moveTo = (x: number, y: number) => {
    moved.current = { x, y };
    panel.current?.style.setProperty('--drag-x', `${x}px`);
    panel.current?.style.setProperty('--drag-y', `${y}px`);
  };

  const grab = (event: PointerEvent<HTMLElement>) => {
    const box = panel.current;
    const fromButton = event.target instanceof Element && event.target.closest('button');
    if (!enabled || !box || event.button !== 0 || fromButton || window.innerWidth < 768) return;
    const bar = event.currentTarget;
    const edge = box.getBoundingClientRect();
    const start = { x: event.clientX - moved.current.x, y: event.clientY - moved.current.y };
    const least = { x: moved.current.x - edge.left, y: moved.current.y - edge.top };
    const most = {
      x: least.x + window.innerWidth - edge.width,
      y: least.y + window.innerHeight - edge.height,
    };
    const move = (at: globalThis.PointerEvent) =>
      moveTo(
        Math.min(Math.max(at.clientX - start.x, least.x), Math.max(most.x, least.x)),
        Math.min(Math.max(at.clientY - start.y, least.y), Math.max(most.y, least.y)),
      );
    const drop = () => {
      delete box.dataset['dragging'];
      bar.removeEventListener('pointermove', move);
      bar.removeEventListener('pointerup', drop);
      bar.removeEventListener('pointercancel', drop);
    };
    box.dataset['dragging'] = '';
    bar.setPointerCapture(event.pointerId);
    bar.addEventListener('pointermove', move);
    bar.addEventListener('pointerup', drop);
    bar.addEventListener('pointercancel', drop);
  };

  return { panel, bar: { onPointerDown: grab, onDoubleClick: () => moveTo(0, 0) } };
}
