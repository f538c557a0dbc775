import { Refusal } from '../web/refusal.js';
import { trustedReturnUrl } from '../web/return-url.js';
import { isSecret } from '../web/secret.js';

/** The one program that may ask here: the portal. */
export interface Client {
  id: string;
  secret: string;
  /** Where people reach it, and so the only place that they are sent back to. */
  publicUrl: string;
}

export function isClient(client: Client, id: string, secret: string): boolean {
  return id === client.id && isSecret(secret, client.secret);
}

/**
 * The address of the client to come back to, if both are known: otherwise nobody is sent anywhere.
 * @throws Refusal malformed
 */
export function trustedRedirect(client: Client, id: string, redirectUri: string): string {
  if (id !== client.id) throw new Refusal('malformed', 'client_id: unknown');
  const fits = trustedReturnUrl(redirectUri, client.publicUrl) !== undefined && !redirectUri.includes('#');
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
