import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read } from '../web/input.js';
import { trustedRedirect, withQuery } from './client.js';
import { addConsent } from './consent.routes.js';
import type { IdentityProvider } from './identity-provider.js';
import { OUTCOMES, type Outcome } from './outcome.js';
import type { Person } from './person.js';

const text = z.string().max(2000);

/** Other parameters are ignored, as the protocol requires. */
const query = z.object({
  client_id: text,
  redirect_uri: text,
  response_type: text.default(''),
  scope: text.default(''),
  state: text.optional(),
  nonce: text.optional(),
  code_challenge: text.default(''),
  code_challenge_method: text.default(''),
});

type Order = z.output<typeof query> & { client: string; redirectUri: string };

const S256_CHALLENGE = /^[\w-]{43}$/;

const DESCRIPTIONS: Partial<Record<Outcome, string>> = {
  access_denied: 'the person did not agree',
  server_error: 'something went wrong here',
  temporarily_unavailable: 'try again later',
};

/** The browser's part of OpenID Connect's code flow with PKCE. */
export function addOpenIdAuthorize(
  server: FastifyInstance,
  id: IdentityProvider,
  clientIds: readonly string[],
): void {
  const back = (order: Order, parameters: Record<string, string>) =>
    withQuery(order.redirectUri, { ...parameters, state: order.state, iss: id.issuer });

  const refuse = (order: Order, error: string, description = '') =>
    back(order, { error, error_description: description });

  const errorRedirect = (order: Order): string | undefined => {
    if (order.response_type !== 'code')
      return refuse(order, 'unsupported_response_type', 'response_type: only code');
    if (!order.scope.split(' ').includes('openid'))
      return refuse(order, 'invalid_scope', 'scope: openid is missing');
    if (order.code_challenge_method !== 'S256' || !S256_CHALLENGE.test(order.code_challenge))
      return refuse(order, 'invalid_request', 'code_challenge: PKCE with S256 is required');
    return undefined;
  };

  const grant = (order: Order, person: Person, outcome: Outcome) => {
    const code = id.grants.issueCode({
      provider: 'openid',
      client: order.client_id,
      person,
      outcome,
      redirectUri: order.redirectUri,
      scopes: order.scope.split(' '),
      challenge: order.code_challenge,
      nonce: order.nonce ?? null,
    });
    return back(order, { code });
  };

  addConsent<Order>(server, {
    path: '/id/authorize',
    protocol: 'OpenID Connect',
    emailNeeded: true,
    offered: OUTCOMES,
    readOrder: (given) => {
      const order = read(query, given);
      const redirectUri = trustedRedirect(order, clientIds, id.publicUrl);
      return { ...order, client: order.client_id, redirectUri };
    },
    errorRedirect,
    granted: grant,
    refused: (order, outcome) => refuse(order, outcome, DESCRIPTIONS[outcome]),
  });
}
