/**
 * Whether a browser says that the request comes from another site: an Origin that is not exactly this host or, of a
 * portal that is reached by https, a page that came by plain http, into which anybody on the way may have written.
 * Without an Origin it may be no page at all, or a navigation or an image, which a browser sends by GET alone: those are kept
 * harmless by the cookies' SameSite, and because a GET changes nothing.
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
