/**
 * Whether the Origin header names another site: any origin but this exact host and, for a portal on https, also a page
 * on plain http, which anybody on the network may have changed. A request without an Origin comes from a program that is
 * no browser, or is a navigation or an image. Browsers send the latter by GET only, which changes nothing, and SameSite
 * keeps the cookies out of them.
 */
export function foreignOrigin(headers: { origin?: string; host?: string }, isHttps: () => boolean): boolean {
  if (headers.origin === undefined) return false;
  try {
    const url = new URL(headers.origin);
    const isOfPage = url.protocol === 'https:' || (url.protocol === 'http:' && !isHttps());
    return headers.origin !== url.origin || url.host !== headers.host || !isOfPage;
  } catch {
    return true;
  }
}
