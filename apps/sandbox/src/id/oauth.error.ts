import type { FastifyReply, FastifyRequest } from 'fastify';

/** The error codes of RFC 6749 and 6750 for direct calls, not for redirects. */
const STATUSES = {
  invalid_request: 400,
  invalid_grant: 400,
  unsupported_grant_type: 400,
  invalid_client: 401,
  invalid_token: 401,
  server_error: 500,
} as const;

export class OAuthError extends Error {
  constructor(
    readonly code: keyof typeof STATUSES,
    readonly description: string,
  ) {
    super(`${code}: ${description}`);
  }
}

function asOAuthError(error: unknown): OAuthError {
  if (error instanceof OAuthError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return new OAuthError('invalid_request', 'the request is malformed');
  return new OAuthError('server_error', 'something went wrong here');
}

/** For Fastify's `setErrorHandler`. */
export function refuseProgram(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, description } = asOAuthError(error);
  if (code === 'server_error') request.log.error(error);
  if (code === 'invalid_client' && request.headers.authorization !== undefined)
    reply.header('www-authenticate', 'Basic realm="id"');
  if (code === 'invalid_token') reply.header('www-authenticate', `Bearer error="${code}"`);
  return reply.status(STATUSES[code]).send({ error: code, error_description: description });
}
