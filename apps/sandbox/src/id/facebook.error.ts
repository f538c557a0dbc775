import type { FastifyReply, FastifyRequest } from 'fastify';

/** The codes of the Graph API that are used here. */
const CODES = { unknown: 1, service: 2, parameter: 100, application: 101, session: 190 } as const;

/** An error of the Graph API: always `{ error: { message, type, code } }`. */
export class FacebookError extends Error {
  readonly code: number;

  constructor(
    reason: keyof typeof CODES,
    message: string,
    readonly type: 'OAuthException' | 'GraphMethodException' = 'OAuthException',
    readonly status = 400,
  ) {
    super(message);
    this.code = CODES[reason];
  }
}

function asFacebookError(error: unknown): FacebookError {
  if (error instanceof FacebookError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return new FacebookError('parameter', 'The request is malformed.');
  return new FacebookError('unknown', 'An unknown error has occurred.', 'OAuthException', 500);
}

/** For Fastify's `setErrorHandler`. */
export function refuseGraph(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { message, type, code, status } = asFacebookError(error);
  if (status >= 500) request.log.error(error);
  return reply.status(status).send({ error: { message, type, code } });
}
