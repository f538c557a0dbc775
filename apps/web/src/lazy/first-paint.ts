/** Resolves once the browser has painted what it has, or at once in a tab that nobody sees, which paints nothing. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    requestAnimationFrame(() => setTimeout(resolve)); // the frame is painted after its callbacks
  });
}
