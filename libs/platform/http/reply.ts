import type { FastifyReply } from 'fastify';
import type { Envelope } from '../common/errors.js';
import type { Refusal } from './refusal.js';

const LARGEST_BYTES = 16 * 1024;

/** At most 16 KB: what says most, the code, is always there; errors of fields as many as fit. */
export function refusalEnvelope(refusal: Refusal): Envelope {
  const { params, errors = [], value } = refusal.detail;
  for (let named = errors.length; named >= 0; named--) {
    const envelope: Envelope = {
      success: false,
      message: refusal.code,
      value: value ?? null,
      ...(params && { params }),
      ...(named > 0 && { errors: errors.slice(0, named) }),
    };
    if (Buffer.byteLength(JSON.stringify(envelope)) <= LARGEST_BYTES) return envelope;
  }
  return { success: false, message: refusal.code, value: null };
}

/** With its status, and `Retry-After` where an end is known. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { retryAfter } = refusal.detail;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  return reply.status(refusal.status).send(refusalEnvelope(refusal));
}
