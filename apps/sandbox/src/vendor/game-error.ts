import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GameErrorCode, Refused } from '../../common/api.js';

const STATUSES: Record<GameErrorCode, number> = {
  insufficient_funds: 422,
  limit: 422,
  session_ended: 401,
  game_unavailable: 503,
  round_closed: 409,
  round_open: 409,
  free_rounds_over: 409,
  odds_changed: 409,
  market_suspended: 409,
  invalid_input: 400,
};

/** An error that a game's page shows to the player. */
export class GameError extends Error {
  readonly status: number;

  constructor(
    readonly code: GameErrorCode,
    readonly params: Record<string, string> = {},
  ) {
    super(code);
    this.status = STATUSES[code];
  }

  toJSON(): Refused {
    return { error: this.code, params: this.params };
  }
}

/** Turns any error into a GameError; an unexpected one becomes `game_unavailable`. */
export function asGameError(error: unknown): GameError {
  if (error instanceof GameError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new GameError(status >= 400 && status < 500 ? 'invalid_input' : 'game_unavailable');
}

/** For Fastify's `setErrorHandler`. */
export function sendGameError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const gameError = asGameError(error);
  if (!(error instanceof GameError) && gameError.status >= 500) request.log.error(error);
  return reply.status(gameError.status).send(gameError.toJSON());
}

/** @throws GameError invalid_input, naming the field */
export function readInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? issue.keys.join(',') : issue?.path.join('.');
  throw new GameError('invalid_input', { field: field ?? '' });
}
