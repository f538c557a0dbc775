import { type RefObject, useEffect, useState } from 'react';

/** Whether an element fills the screen, and the way to change it; `null` where the browser cannot. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () =>
    void (full ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined);
  return { full, toggle };
}
