import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Fish } from '../../../common/fish/water';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const FIELDS = 'input, select, textarea, dialog, fieldset';

/** Which fish is chosen: by the arrow keys one after another as they came, or by a tap. It is none once that one has gone. */
export function useAim(fish: readonly Fish[]) {
  const [id, setId] = useState<string | null>(null);
  const chosen = fish.find((one) => one.id === id) ?? null;
  const latest = useRef({ fish, id });
  latest.current = { fish, id };

  const step = useCallback((by: number) => {
    const { fish: here, id: before } = latest.current;
    const at = here.findIndex((one) => one.id === before);
    const next = at === -1 ? (by > 0 ? 0 : here.length - 1) : (at + by + here.length) % here.length;
    setId(here[next]?.id ?? null);
  }, []);

  /** True if the key was one that chooses. */
  const press = useCallback(
    (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): boolean => {
      const by = STEPS[event.key];
      if (by === undefined) return false;
      event.preventDefault();
      step(by);
      return true;
    },
    [step],
  );

  useEffect(() => {
    const heard = (event: globalThis.KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest(`${FIELDS}, [role="listbox"]`)) return;
      press(event);
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, [press]);

  return { chosen, choose: setId, press };
}
