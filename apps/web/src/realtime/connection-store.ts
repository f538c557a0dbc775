import { useSyncExternalStore } from 'react';

/** `restored` is shown for a moment after the line came back, then it is `connected`. */
export type ConnectionState = 'connected' | 'lost' | 'restoring' | 'restored';

const SHOW_RESTORED_MS = 2500;

let state: ConnectionState = 'connected';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useConnection = (): ConnectionState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'connected' as const,
  );

export function setConnection(next: ConnectionState): void {
  clearTimeout(timer);
  if (next === 'restored') timer = setTimeout(() => setConnection('connected'), SHOW_RESTORED_MS);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}
