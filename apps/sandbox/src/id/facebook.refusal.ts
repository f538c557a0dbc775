import type { FastifyReply, FastifyRequest } from 'fastify';

/** The codes of the Graph API that are used here. */
const CODES = { unknown: 1, service: 2, parameter: 100, application: 101, session: 190 } as const;

/** What the Graph API answers instead: always `{ error: { message, type, code } }`. */
export class FacebookRefusal extends Error {
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

function asFacebookRefusal(error: unknown): FacebookRefusal {
  if (error instanceof FacebookRefusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return new FacebookRefusal('parameter', 'The request is malformed.');
  return new FacebookRefusal('unknown', 'An unknown error has occurred.', 'OAuthException', 500);
}

/** For Fastify's `setErrorHandler`. */
export function refuseGraph(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { message, type, code, status } = asFacebookRefusal(error);
  if (status >= 500) request.log.error(error);
  return reply.status(status).send({ error: { message, type, code } });
}
