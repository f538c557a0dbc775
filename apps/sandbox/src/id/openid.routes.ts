import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Credentials } from '../config.js';
import { authenticated } from './client.js';
import type { Grant } from './grants.js';
import { claimsOf, signIdToken } from './id-token.js';
import type { IdentityProvider } from './identity-provider.js';
import { OAuthError, refuseProgram } from './oauth.error.js';
import { addOpenIdAuthorize } from './openid.authorize.js';

const TOKEN_SECONDS = 3600;

const text = z.string().max(2000);
const tokenBody = z.object({
  grant_type: text,
  code: text.default(''),
  redirect_uri: text.default(''),
  code_verifier: text.default(''),
  client_id: text.optional(),
  client_secret: text.optional(),
});

type TokenOrder = z.output<typeof tokenBody>;

/** OpenID Connect at /id: the browser's page and the client's calls. */
export function addOpenId(
  server: FastifyInstance,
  id: IdentityProvider,
  clients: readonly Credentials[],
): void {
  addOpenIdAuthorize(
    server,
    id,
    clients.map((client) => client.id),
  );
  void server.register(async (scope) => {
    scope.setErrorHandler(refuseProgram);
    addMetadata(scope, id);
    addToken(scope, id, clients);
    addUserInfo(scope, id);
  });
}

function addMetadata(server: FastifyInstance, id: IdentityProvider): void {
  const { issuer } = id;
  server.get('/id/.well-known/openid-configuration', () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'profile', 'email'],
    claims_supported: ['sub', 'name', 'email', 'email_verified'],
    authorization_response_iss_parameter_supported: true,
  }));
  server.get('/id/jwks', () => id.key.publicKeys());
}

function addToken(server: FastifyInstance, id: IdentityProvider, clients: readonly Credentials[]): void {
  server.post('/id/token', async (request, reply) => {
    const parsed = tokenBody.safeParse(request.body ?? {});
    if (!parsed.success) throw new OAuthError('invalid_request', z.prettifyError(parsed.error));
    const client = authenticate(clients, request, parsed.data);
    if (parsed.data.grant_type !== 'authorization_code')
      throw new OAuthError('unsupported_grant_type', 'grant_type: only authorization_code');
    const grant = redeem(id, client, parsed.data);
    if (grant.outcome === 'slow') await id.slowness();
    const order = { issuer: id.issuer, clientId: client.id, now: Date.now() };
    return reply.header('pragma', 'no-cache').send({
      access_token: id.grants.issueToken(grant, TOKEN_SECONDS),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      scope: grant.scopes.join(' '),
      id_token: await signIdToken(id.key, grant, order),
    });
  });
}

/** @throws OAuthError invalid_client */
function authenticate(
  clients: readonly Credentials[],
  request: FastifyRequest,
  body: TokenOrder,
): Credentials {
  const [clientId, secret] = basicOf(request) ?? [body.client_id, body.client_secret];
  const client = authenticated(clients, clientId ?? '', secret ?? '');
  if (!client) throw new OAuthError('invalid_client', 'client or secret is wrong');
  return client;
}

/** Both parts of `Authorization: Basic`, each form-decoded as RFC 6749 requires. */
function basicOf({ headers }: FastifyRequest): [string, string] | undefined {
  const encoded = /^Basic (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [name = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  return [decodeForm(name), decodeForm(rest.join(':'))];
}

function decodeForm(part: string): string {
  return new URLSearchParams(`part=${part.replaceAll('&', '%26')}`).get('part') ?? '';
}

/** @throws OAuthError invalid_grant */
function redeem(id: IdentityProvider, client: Credentials, body: TokenOrder): Grant {
  const grant = id.grants.redeem('openid', body.code);
  if (typeof grant === 'string') throw new OAuthError('invalid_grant', `code: ${grant}`);
  if (grant.client !== client.id) throw new OAuthError('invalid_grant', 'code: of another client');
  if (grant.redirectUri !== body.redirect_uri)
    throw new OAuthError('invalid_grant', 'redirect_uri: not the one of the authorization');
  const challenge = createHash('sha256').update(body.code_verifier).digest('base64url');
  if (challenge !== grant.challenge)
    throw new OAuthError('invalid_grant', 'code_verifier: does not fit the challenge');
  return grant;
}

function addUserInfo(server: FastifyInstance, id: IdentityProvider): void {
  server.route({
    method: ['GET', 'POST'],
    url: '/id/userinfo',
    handler: async (request) => {
      const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const token = id.grants.token('openid', bearer);
      if (!token || !id.grants.isValid(token))
        throw new OAuthError('invalid_token', 'the access token is unknown or has expired');
      return claimsOf(token.grant);
    },
  });
}
