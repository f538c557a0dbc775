import { useEffect, useRef } from 'react';

const CONTROLS = 'button, a, input, select, textarea, dialog, [tabindex]';

/** Space and Enter play while nothing else has the focus. A key that is held down plays once. */
export function usePlayKey(play: () => void): void {
  const latest = useRef(play);
  latest.current = play;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (event.target instanceof Element && event.target.closest(CONTROLS)) {
        // Held down, a button would press itself over and over.
        if (event.repeat && event.target.closest('button')) event.preventDefault();
        return;
      }
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
