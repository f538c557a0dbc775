const listeners = new Set<() => void>();

/** Codes of calls that are refused because the site is closed to this visitor. */
const CLOSED = new Set(['error_maintenance', 'error_region_restricted']);

/** To be called with the code of every refused call. */
export function noteRefusedCall(code: string): void {
  if (CLOSED.has(code)) for (const listener of listeners) listener();
}

/** `listener` learns that a call found the site closed. Returns the function that releases it. */
export function onClosedSite(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
