import { createStore, useStore } from '../../../data/store';

/** What somebody who is logged in asks to do, and only a member may. */
export interface GateRequest {
  proceed: () => void;
  /** Where the person goes on after a log-in or a registration; the page on show unless given. */
  returnTo?: string;
}

/** Numbered, so that each request has a gate of its own. */
type NumberedRequest = GateRequest & { number: number };

const current = createStore<NumberedRequest | null>(null);
let requests = 0;

/** Sends somebody through the gate; a later request replaces an earlier one. */
export function enterGate(request: GateRequest): void {
  requests += 1;
  current.set({ ...request, number: requests });
}
export const leaveGate = (): void => current.set(null);

export const useGateRequest = (): NumberedRequest | null => useStore(current);
