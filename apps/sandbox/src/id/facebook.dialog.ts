import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read } from '../web/input.js';
import { trustedRedirect, withQuery } from './client.js';
import { addConsent } from './consent.routes.js';
import type { IdentityProvider } from './identity-provider.js';
import type { Outcome } from './outcome.js';

const text = z.string().max(2000);
const query = z.object({
  client_id: text,
  redirect_uri: text,
  response_type: text.default('code'),
  scope: text.default('public_profile'),
  state: text.optional(),
});

type Order = z.output<typeof query> & { client: string; redirectUri: string };

/** The errors that can be simulated without an ID token. */
const OFFERED: readonly Outcome[] = [
  'continue',
  'access_denied',
  'server_error',
  'temporarily_unavailable',
  'wrong_audience',
  'expired_token',
  'code_used',
  'slow',
];

const REASONS: Partial<Record<Outcome, [reason: string, description: string]>> = {
  access_denied: ['user_denied', 'Permissions error'],
  server_error: ['server_error', 'An unknown error has occurred.'],
  temporarily_unavailable: ['temporarily_unavailable', 'Service temporarily unavailable'],
};

/** The log-in dialog of an OAuth 2 provider like Facebook, below `base`. */
export function addFacebookDialog(
  server: FastifyInstance,
  id: IdentityProvider,
  base: string,
  appIds: readonly string[],
): void {
  const back = (order: Order, parameters: Record<string, string | undefined>) =>
    withQuery(order.redirectUri, { ...parameters, state: order.state });

  const refuse = (order: Order, error: string, reason?: string, description?: string) =>
    back(order, { error, error_code: '200', error_reason: reason, error_description: description });

  addConsent<Order>(server, {
    path: `${base}/dialog/oauth`,
    protocol: 'OAuth 2, Facebook',
    emailNeeded: false,
    offered: OFFERED,
    readOrder: (given) => {
      const order = read(query, given);
      const redirectUri = trustedRedirect(order, appIds, id.publicUrl);
      return { ...order, client: order.client_id, redirectUri };
    },
    errorRedirect: (order) =>
      order.response_type === 'code'
        ? undefined
        : refuse(order, 'unsupported_response_type', undefined, 'Only code is supported.'),
    refused: (order, outcome) => refuse(order, outcome, ...(REASONS[outcome] ?? [])),
    granted: (order, person, outcome) => {
      const code = id.grants.issueCode({
        provider: 'facebook',
        client: order.client_id,
        person,
        outcome,
        redirectUri: order.redirectUri,
        scopes: order.scope.split(/[ ,]+/),
        challenge: null,
        nonce: null,
      });
      return back(order, { code });
    },
  });
}
