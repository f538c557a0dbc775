import { useState } from 'react';

/** The line that the keys stand on: moved by them, opened by Enter. */
export function useRowSelection(ids: string[], open: string | undefined, onOpen: (id: string) => void) {
  const [marked, setMarked] = useState<string | null>(open ?? null);
  const at = marked === null ? -1 : ids.indexOf(marked);
  const step = (by: 1 | -1) => {
    const next = ids[at === -1 ? 0 : Math.min(ids.length - 1, Math.max(0, at + by))];
    if (next === undefined) return;
    setMarked(next);
    // With a case open, the keys leaf through the cases.
    if (open !== undefined) onOpen(next);
  };
  return {
    marked: at === -1 ? (open ?? null) : marked,
    mark: setMarked,
    keys: {
      j: () => step(1),
      k: () => step(-1),
      Enter: marked !== null && at !== -1 ? () => onOpen(marked) : undefined,
    },
  };
}
