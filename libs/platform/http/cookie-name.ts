/**
 * A name that a browser takes by TLS alone, so that no plain page can plant the cookie; with the path `/` it takes it of this
 * very host alone, and no neighbouring one can either (RFC 6265bis, section 4.1.3). Over plain http on a machine of development it would refuse such a name.
 */
export function cookieName(name: string, path: string, https: boolean): string {
  if (!https) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}
