/**
 * Tells the portal around the page that the chat is there, or that its place is over and the person wants a new one: the token of the
 * address has had its time.
 */
export function tellPortal(state: 'shown' | 'ended'): void {
  if (window.top === window.self || document.referrer === '') return;
  window.parent.postMessage({ type: 'mela.chat', state }, new URL(document.referrer).origin);
}
