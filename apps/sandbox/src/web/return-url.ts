const portOf = (url: URL): string => url.port || (url.protocol === 'https:' ? '443' : '80');

/**
 * The return address, if it is on the portal's origin or on a brand's `*.localhost` host with the portal's port.
 * Otherwise undefined, so that a link to the bank cannot redirect elsewhere.
 */
export function trustedReturnUrl(returnUrl: string, publicUrl: string): string | undefined {
  if (!URL.canParse(returnUrl)) return undefined;
  const url = new URL(returnUrl);
  const portal = new URL(publicUrl);
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === portal.origin) return url.href;
  const local = ['http:', 'https:'].includes(url.protocol) && url.hostname.endsWith('.localhost');
  return local && portOf(url) === portOf(portal) ? url.href : undefined;
}
