/**
 * Adds the prefix that makes browsers accept the cookie over TLS only, so that no page on plain http can set it. With the
 * path `/` they accept it from this exact host only (RFC 6265bis, section 4.1.3). Browsers refuse such names over plain
 * http, which development uses.
 */
export function cookieName(name: string, path: string, https: boolean): string {
  if (!https) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}
