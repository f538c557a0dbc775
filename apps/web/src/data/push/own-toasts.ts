import type { PushToast } from './push-toasts';

const handlers = new Set<(toast: PushToast) => void>();

/** Shows a member what an own act came to, where the thing itself leaves the page. */
export function showToast(toast: PushToast): void {
  for (const handle of handlers) handle(toast);
}

/** Registers what shows them. Returns the function that releases it. */
export function onToast(handle: (toast: PushToast) => void): () => void {
  handlers.add(handle);
  return () => {
    handlers.delete(handle);
  };
}
