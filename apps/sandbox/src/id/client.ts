import type { Credentials } from '../config.js';
import { AppError } from '../web/app-error.js';
import { trustedReturnUrl } from '../web/return-url.js';
import { isSecret } from '../web/secret.js';

/** The client with this id and secret. */
export function authenticated(
  clients: readonly Credentials[],
  id: string,
  secret: string,
): Credentials | undefined {
  return clients.find((client) => client.id === id && isSecret(secret, client.secret));
}

/**
 * The redirect address, if the client and the address are known; otherwise nobody is redirected.
 * @throws AppError malformed
 */
export function trustedRedirect(
  { client_id: given, redirect_uri: redirectUri }: { client_id: string; redirect_uri: string },
  clientIds: readonly string[],
  publicUrl: string,
): string {
  if (!clientIds.includes(given)) throw new AppError('malformed', 'client_id: unknown');
  const fits = trustedReturnUrl(redirectUri, publicUrl) !== undefined && !redirectUri.includes('#');
  if (!fits) throw new AppError('malformed', 'redirect_uri: not an address of the client');
  return redirectUri;
}

/** Adds parameters to the query of an address, except undefined ones. */
export function withQuery(address: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
