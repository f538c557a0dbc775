import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Refused, StudioErrorCode } from '../../studio/api.js';

const STATUSES: Record<StudioErrorCode, number> = {
  insufficient_funds: 422,
  limit: 422,
  session_ended: 401,
  game_unavailable: 503,
  round_closed: 409,
  round_open: 409,
  invalid_input: 400,
};

/** An error that the studio's pages show to the player. */
export class StudioError extends Error {
  readonly status: number;

  constructor(
    readonly code: StudioErrorCode,
    readonly params: Record<string, string> = {},
  ) {
    super(code);
    this.status = STATUSES[code];
  }

  toJSON(): Refused {
    return { error: this.code, params: this.params };
  }
}

/** Turns any error into a StudioError; an unexpected one becomes `game_unavailable`. */
export function asStudioError(error: unknown): StudioError {
  if (error instanceof StudioError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new StudioError(status >= 400 && status < 500 ? 'invalid_input' : 'game_unavailable');
}

/** For Fastify's `setErrorHandler`. */
export function sendStudioError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const studioError = asStudioError(error);
  if (!(error instanceof StudioError) && studioError.status >= 500) request.log.error(error);
  return reply.status(studioError.status).send(studioError.toJSON());
}

/** @throws StudioError invalid_input, naming the field */
export function readInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? issue.keys.join(',') : issue?.path.join('.');
  throw new StudioError('invalid_input', { field: field ?? '' });
}
