/**
 * Whether a browser says that the request comes from another site: an Origin that is not exactly this host.
 * Requests without an Origin come from no page at all and carry no ambient credentials.
 */
export function foreignOrigin(headers: { origin?: string; host?: string }): boolean {
  if (headers.origin === undefined) return false;
  try {
    const url = new URL(headers.origin);
    return headers.origin !== url.origin || url.host !== headers.host || !/^https?:$/.test(url.protocol);
  } catch {
    return true;
  }
}
