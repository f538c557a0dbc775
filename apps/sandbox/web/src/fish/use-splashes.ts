import { useCallback, useEffect, useRef, useState } from 'react';

const SHOWN_MS = 1_400;

/** Where a shot went, or what a dead fish paid. */
export interface Splash {
  id: number;
  x: number;
  y: number;
  /** What it paid; null for a shot. */
  text: string | null;
  own: boolean;
}

/** Each is shown for a moment. */
export function useSplashes() {
  const [splashes, setSplashes] = useState<readonly Splash[]>([]);
  const next = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  const splash = useCallback((one: Omit<Splash, 'id'>) => {
    next.current += 1;
    const id = next.current;
    setSplashes((before) => [...before, { ...one, id }]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setSplashes((before) => before.filter((other) => other.id !== id));
    }, SHOWN_MS);
    timers.current.add(timer);
  }, []);
  return { splashes, splash };
}
