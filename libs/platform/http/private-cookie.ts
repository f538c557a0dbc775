import { parseCookie, stringifySetCookie } from 'cookie';

/** A cookie that no script reads and that browsers send to this site alone. */
export interface PrivateCookie {
  name: string;
  /** Below which browsers send it. */
  path: string;
  /** Whether the portal is reached by TLS; then the name carries a prefix, and the plain name counts for nothing. */
  https: boolean;
}

/** The value that a browser sent. @param header of the name `cookie` */
export function readPrivateCookie(
  header: string | undefined,
  { name, path, https }: PrivateCookie,
): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[cookieName(name, path, https)];
}

/** A `set-cookie` header. @param maxAge in seconds; 0 takes the cookie away, and without one it ends with the browser */
export function setPrivateCookie(
  { name, path, https }: PrivateCookie,
  value: string,
  maxAge?: number,
): string {
  return stringifySetCookie({
    name: cookieName(name, path, https),
    value,
    path,
    maxAge,
    httpOnly: true,
    sameSite: 'strict',
    secure: https,
  });
}

/**
 * Adds the prefix that makes browsers accept the cookie over TLS only, so that no page on plain http can set it. With the
 * path `/` they accept it from this exact host only (RFC 6265bis, section 4.1.3). Browsers refuse such names over plain
 * http, which development uses.
 */
function cookieName(name: string, path: string, https: boolean): string {
  if (!https) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}
