import type { Credentials } from '../config.js';
import { Refusal } from '../web/refusal.js';
import { trustedReturnUrl } from '../web/return-url.js';
import { isSecret } from '../web/secret.js';

export function isClient(client: Credentials, id: string, secret: string): boolean {
  return id === client.id && isSecret(secret, client.secret);
}

/**
 * The address of the portal to come back to, if this client and it are known: otherwise nobody is sent anywhere.
 * @throws Refusal malformed
 */
export function trustedRedirect(
  { client_id: given, redirect_uri: redirectUri }: { client_id: string; redirect_uri: string },
  clientId: string,
  publicUrl: string,
): string {
  if (given !== clientId) throw new Refusal('malformed', 'client_id: unknown');
  const fits = trustedReturnUrl(redirectUri, publicUrl) !== undefined && !redirectUri.includes('#');
  if (!fits) throw new Refusal('malformed', 'redirect_uri: not an address of the client');
  return redirectUri;
}

/** The address with these parameters added to its query; what is undefined is left out. */
export function withQuery(address: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
