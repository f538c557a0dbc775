import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mode } from './mode.js';

const STATUSES = {
  malformed: 400,
  invalid_number: 400,
  unauthorised: 401,
  quota_exhausted: 402,
  unauthorised_domain: 403,
  service_disabled: 403,
  too_many_requests: 429,
  unknown: 500,
} as const;

export type SmsError = keyof typeof STATUSES;

const RETRY_AFTER_SECONDS = 300;

export class SmsGatewayError extends Error {
  constructor(
    readonly code: SmsError,
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
  }
}

const ON_DEMAND: Partial<Record<Mode, SmsGatewayError>> = {
  quota_exhausted: new SmsGatewayError('quota_exhausted', 'no SMS is left on this account'),
  service_disabled: new SmsGatewayError('service_disabled', 'SMS is switched off for this account'),
  unauthorised_domain: new SmsGatewayError('unauthorised_domain', 'domain: not one of this account'),
  too_many_requests: new SmsGatewayError('too_many_requests', 'too many SMS, try again later'),
  unknown: new SmsGatewayError('unknown', 'something went wrong here'),
};

/** @throws SmsGatewayError if the current mode asks for an error */
export function throwOnDemand(mode: Mode): void {
  const error = ON_DEMAND[mode];
  if (error) throw error;
}

function asSmsGatewayError(error: unknown): SmsGatewayError {
  if (error instanceof SmsGatewayError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return new SmsGatewayError('malformed', 'the body is no JSON of an SMS');
  return new SmsGatewayError('unknown', 'something went wrong here');
}

/** For Fastify's `setErrorHandler`. */
export function refuseSms(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, detail } = asSmsGatewayError(error);
  if (!(error instanceof SmsGatewayError) && code === 'unknown') request.log.error(error);
  if (code === 'too_many_requests') reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.status(STATUSES[code]).send({ error: code, detail });
}
