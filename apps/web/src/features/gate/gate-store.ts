import { useSyncExternalStore } from 'react';

/** That somebody who is logged in wants to do what is for members. */
export interface GateWish {
  proceed: () => void;
  /** Where the person goes on after a log-in or a registration; the page on show unless given. */
  returnTo?: string;
}

/** Each wish stands at a gate of its own. */
type NumberedWish = GateWish & { number: number };

let current: NumberedWish | null = null;
let wishes = 0;
const listeners = new Set<() => void>();

function become(next: NumberedWish | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends somebody through the gate; a later wish replaces an earlier one. */
export function enterGate(wish: GateWish): void {
  wishes += 1;
  become({ ...wish, number: wishes });
}
export const leaveGate = (): void => become(null);

export const useGateWish = (): NumberedWish | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
