import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Credentials } from '../config.js';
import { isSecret } from '../web/secret.js';
import { authenticated } from './client.js';
import { addFacebookDialog } from './facebook.dialog.js';
import { FacebookError, refuseGraph } from './facebook.error.js';
import type { AccessToken, Grant } from './grants.js';
import type { IdentityProvider } from './identity-provider.js';
import { facebookIdOf } from './person.js';

const BASE = '/id/facebook/v21.0';
const TOKEN_SECONDS = 60 * 24 * 3600;

const text = z.string().max(2000).default('');
const tokenQuery = z.object({ client_id: text, client_secret: text, redirect_uri: text, code: text });
const personQuery = z.object({
  fields: z.string().max(200).default('id,name'),
  access_token: text,
  appsecret_proof: text,
});
const debugQuery = z.object({ input_token: text, access_token: text });

/** An OAuth 2 provider like Facebook: dialog, tokens, the person, and `debug_token`. */
export function addFacebook(
  server: FastifyInstance,
  id: IdentityProvider,
  apps: readonly Credentials[],
): void {
  addFacebookDialog(
    server,
    id,
    BASE,
    apps.map((app) => app.id),
  );
  void server.register(async (scope) => {
    scope.setErrorHandler(refuseGraph);

    scope.get(`${BASE}/oauth/access_token`, async (request) => {
      const grant = redeem(id, apps, readQuery(tokenQuery, request.query));
      if (grant.outcome === 'slow') await id.slowness();
      const token = id.grants.issueToken(grant, TOKEN_SECONDS);
      return { access_token: token, token_type: 'bearer', expires_in: TOKEN_SECONDS };
    });

    scope.get(`${BASE}/me`, async (request) => {
      const { fields, access_token: token, appsecret_proof: proof } = readQuery(personQuery, request.query);
      const { grant } = validToken(id, token);
      requireProof(apps, grant, { token, proof });
      return personOf(grant, fields.split(','));
    });

    scope.get(`${BASE}/debug_token`, async (request) => {
      const { input_token: input, access_token: own } = readQuery(debugQuery, request.query);
      if (!apps.some((app) => isSecret(own, `${app.id}|${app.secret}`))) validToken(id, own);
      return { data: descriptionOf(id, input) };
    });
  });
}

/** @throws FacebookError */
function readQuery<T extends z.ZodType>(schema: T, query: unknown): z.output<T> {
  const parsed = schema.safeParse(query);
  if (!parsed.success) throw new FacebookError('parameter', z.prettifyError(parsed.error));
  return parsed.data;
}

const CODE_FAULTS = {
  unknown: 'Invalid verification code format.',
  used: 'This authorization code has been used.',
  expired: 'This authorization code has expired.',
} as const;

/** @throws FacebookError */
function redeem(
  id: IdentityProvider,
  apps: readonly Credentials[],
  query: z.output<typeof tokenQuery>,
): Grant {
  if (!apps.some((app) => app.id === query.client_id))
    throw new FacebookError('application', 'Error validating application. Cannot get application info.');
  if (!authenticated(apps, query.client_id, query.client_secret))
    throw new FacebookError('unknown', 'Error validating client secret.');
  const grant = id.grants.redeem('facebook', query.code);
  if (typeof grant === 'string') throw new FacebookError('parameter', CODE_FAULTS[grant]);
  if (grant.redirectUri === query.redirect_uri && grant.client === query.client_id) return grant;
  throw new FacebookError(
    'parameter',
    'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
  );
}

/** @throws FacebookError */
function validToken(id: IdentityProvider, token: string): AccessToken {
  const known = id.grants.token('facebook', token);
  if (!known) throw new FacebookError('session', 'Invalid OAuth access token.');
  if (id.grants.isValid(known)) return known;
  throw new FacebookError('session', 'Error validating access token: Session has expired.');
}

/** HMAC-SHA256 of the token with the client's secret, in hexadecimal. @throws FacebookError */
function requireProof(
  apps: readonly Credentials[],
  { client }: Grant,
  { token, proof }: { token: string; proof: string },
): void {
  if (proof === '')
    throw new FacebookError(
      'parameter',
      'API calls from the server require an appsecret_proof argument',
      'GraphMethodException',
    );
  const expected = createHmac('sha256', apps.find((app) => app.id === client)?.secret ?? '')
    .update(token)
    .digest('hex');
  if (!isSecret(proof, expected))
    throw new FacebookError(
      'parameter',
      'Invalid appsecret_proof provided in the API argument',
      'GraphMethodException',
    );
}

function personOf({ person, scopes }: Grant, fields: readonly string[]): Record<string, string> {
  const { name, email } = person;
  return {
    id: facebookIdOf(person),
    ...(fields.includes('name') && { name }),
    ...(fields.includes('email') && scopes.includes('email') && email !== null && { email }),
  };
}

/** Times in Unix seconds. */
function descriptionOf(id: IdentityProvider, token: string): Record<string, unknown> {
  const known = id.grants.token('facebook', token);
  if (!known)
    return { is_valid: false, scopes: [], error: { code: 190, message: 'Invalid OAuth access token.' } };
  const { grant, issuedAt, expiresAt } = known;
  return {
    app_id: grant.outcome === 'wrong_audience' ? 'somebody-else' : grant.client,
    type: 'USER',
    user_id: facebookIdOf(grant.person),
    is_valid: id.grants.isValid(known),
    issued_at: Math.floor(issuedAt / 1000),
    expires_at: Math.floor(expiresAt / 1000),
    scopes: grant.scopes,
  };
}
