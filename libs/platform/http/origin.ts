/**
 * Whether a browser says that the request comes from another site: an Origin that is not exactly this host or, of a
 * portal that is reached by https, a page that came by plain http, into which anybody on the way may have written.
 * Requests without an Origin come from no page at all and carry no ambient credentials.
 */
export function foreignOrigin(headers: { origin?: string; host?: string }, isHttps: boolean): boolean {
  if (headers.origin === undefined) return false;
  try {
    const url = new URL(headers.origin);
    const isOfPage = url.protocol === 'https:' || (url.protocol === 'http:' && !isHttps);
    return headers.origin !== url.origin || url.host !== headers.host || !isOfPage;
  } catch {
    return true;
  }
}
