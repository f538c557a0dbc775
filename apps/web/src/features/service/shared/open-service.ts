import type { ValueOf } from '#libs/platform/common/call';
import type { getPermission } from '#libs/site/common/site.calls';

export type ServiceEntry = ValueOf<typeof getPermission>['customerService'][number];

const WINDOW = 'popup,width=440,height=750';
/** By its name the window knows what it is. */
const NAME = 'service';

export const isServiceWindow = (): boolean => window.name === NAME;

/** The entry of this kind, otherwise the first one; `undefined` where the brand has none. */
export const findService = (entries: readonly ServiceEntry[], csType?: string): ServiceEntry | undefined =>
  entries.find((entry) => entry.csType === csType) ?? entries[0];

/**
 * Opens customer service in a small window of its own, or in this one where the browser lets none open. The settings only
 * hold paths of the site and https addresses; anything else opens nothing.
 */
export function openService(entries: readonly ServiceEntry[], csType?: string): void {
  const entry = findService(entries, csType);
  const address = entry && new URL(entry.path, location.href);
  if (!address || !(address.origin === location.origin || address.protocol === 'https:')) return;
  const opened = window.open(address.href, NAME, WINDOW);
  if (!opened) return location.assign(address.href);
  opened.opener = null;
  opened.focus();
}
