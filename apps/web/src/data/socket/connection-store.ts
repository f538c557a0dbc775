import { createStore, useStore } from '../store';

/** `restored` is shown for a moment after the connection came back, then it is `connected`. */
export type ConnectionState = 'connected' | 'lost' | 'restoring' | 'restored';

const SHOW_RESTORED_MS = 2500;

const state = createStore<ConnectionState>('connected');
let timer: ReturnType<typeof setTimeout> | undefined;

export const useConnection = (): ConnectionState => useStore(state);

export function setConnection(next: ConnectionState): void {
  clearTimeout(timer);
  if (next === 'restored') timer = setTimeout(() => setConnection('connected'), SHOW_RESTORED_MS);
  state.set(next);
}
