import { createStore, useStore } from '../../data/store';
import { isElevated } from './operator-store';

/** Answers a call of weight that waits for a fresh code; `null` where none waits. */
const waiting = createStore<((given: boolean) => void) | null>(null);

export const useWaitingForCode = () => useStore(waiting);

/** @returns whether a code that was given in this session is fresh, after asking for one where it is not */
export function askForCode(): Promise<boolean> {
  if (isElevated()) return Promise.resolve(true);
  waiting.get()?.(false);
  return new Promise((resolve) => {
    waiting.set((given) => {
      waiting.set(null);
      resolve(given);
    });
  });
}
