import type { FastifyReply } from 'fastify';
import type { Envelope } from '../common/errors.js';
import type { AppError } from './app-error.js';

const MAX_ENVELOPE_BYTES = 16 * 1024;

/** At most 16 KB: the code is always included, and as many field errors as fit. */
export function errorEnvelope(error: AppError): Envelope {
  const { params, errors = [], value } = error.detail;
  for (let count = errors.length; count >= 0; count--) {
    const envelope: Envelope = {
      success: false,
      message: error.code,
      value: value ?? null,
      ...(params && { params }),
      ...(count > 0 && { errors: errors.slice(0, count) }),
    };
    if (Buffer.byteLength(JSON.stringify(envelope)) <= MAX_ENVELOPE_BYTES) return envelope;
  }
  return { success: false, message: error.code, value: null };
}

/** Sends the error with its status, and with `Retry-After` if it is known when to try again. */
export function sendAppError(reply: FastifyReply, error: AppError): FastifyReply {
  const { retryAfter } = error.detail;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  return reply.status(error.status).send(errorEnvelope(error));
}
