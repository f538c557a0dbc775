import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Refused, StudioError } from '../../studio/api.js';

const STATUSES: Record<StudioError, number> = {
  insufficient_funds: 422,
  limit: 422,
  session_ended: 401,
  game_unavailable: 503,
  round_closed: 409,
  invalid_input: 400,
};

/** What the studio refuses a player, as its pages are told. */
export class StudioRefusal extends Error {
  readonly status: number;

  constructor(
    readonly code: StudioError,
    readonly params: Record<string, string> = {},
  ) {
    super(code);
    this.status = STATUSES[code];
  }

  toJSON(): Refused {
    return { error: this.code, params: this.params };
  }
}

/** Any error as a refusal; what is neither ours nor the caller's fault is `game_unavailable`. */
export function asStudioRefusal(error: unknown): StudioRefusal {
  if (error instanceof StudioRefusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new StudioRefusal(status >= 400 && status < 500 ? 'invalid_input' : 'game_unavailable');
}

/** For Fastify's `setErrorHandler`. */
export function refusePlayer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asStudioRefusal(error);
  if (!(error instanceof StudioRefusal) && refusal.status >= 500) request.log.error(error);
  return reply.status(refusal.status).send(refusal.toJSON());
}

/** @throws StudioRefusal invalid_input, naming the field */
export function readInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? issue.keys.join(',') : issue?.path.join('.');
  throw new StudioRefusal('invalid_input', { field: field ?? '' });
}
