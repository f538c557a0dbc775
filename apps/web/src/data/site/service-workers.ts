/**
 * The site has no service worker: one that is here belongs to what this host served before, and would go on answering with
 * that. The next load is the server's own.
 */
export async function removeServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // as on a page without encryption
  const found = await navigator.serviceWorker.getRegistrations();
  await Promise.all(found.map((worker) => worker.unregister()));
}
