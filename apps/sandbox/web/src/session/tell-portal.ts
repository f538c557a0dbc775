import { standsAlone } from './surroundings';

/**
 * Tells the portal around the game what balance it shows during a round, in minor units, and `null` once the round has
 * been shown. The portal's bar takes the stake off at once, and does not tell the result before the game does.
 */
export function tellPortal(balance: bigint | null): void {
  if (standsAlone() || document.referrer === '') return;
  const message = { type: 'mela.round', balance: balance === null ? null : String(balance) };
  window.parent.postMessage(message, new URL(document.referrer).origin);
}
