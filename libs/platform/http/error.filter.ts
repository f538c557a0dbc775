import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type ErrorEntry, platformErrors } from '../common/errors.js';
import { sqlState } from '../database/database.js';
import { DiskSpace } from '../logging/disk-space.js';
import { LOGGER } from '../logging/logging.module.js';
import { Refusal } from './refusal.js';
import { sendRefusal } from './reply.js';

/** Every failure becomes a code of the closed list; what nobody foresaw is logged and told as `error_unknown`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly disk: DiskSpace,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') return;
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const refusal = asRefusal(error);
    if (lacksRoom(error)) this.disk.refused();
    if (refusal.status >= 500)
      this.logger.error(
        { err: error, requestId: request.id, path: request.url.split('?')[0] },
        'call failed',
      );
    void sendRefusal(reply, refusal);
  }
}

const BY_STATUS = new Map<number, ErrorEntry>([
  [400, platformErrors.error_malformed_request],
  [403, platformErrors.error_forbidden],
  [404, platformErrors.error_not_found],
  [413, platformErrors.error_request_too_large],
  [415, platformErrors.error_unsupported_media_type],
]);

export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number })?.statusCode;
  const known = status === undefined ? undefined : BY_STATUS.get(status);
  if (known) return new Refusal(known);
  if (lacksRoom(error))
    return new Refusal(platformErrors.error_service_unavailable, { retryAfter: ROOM_AGAIN_S });
  if (databaseIsGone(error)) return new Refusal(platformErrors.error_service_unavailable, { retryAfter: 1 });
  return new Refusal(platformErrors.error_unknown);
}

/** Nobody makes room within a second. */
const ROOM_AGAIN_S = 30;
/** As PostgreSQL says it, and the system. */
const WITHOUT_ROOM = new Set(['53100', 'ENOSPC', 'EDQUOT']);

function lacksRoom(error: unknown): boolean {
  const code = sqlState(error) ?? (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && WITHOUT_ROOM.has(code);
}

const GONE_STATES = /^(08|57P0|53300|25P03)/;
const GONE_TEXTS =
  /ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|timeout exceeded when trying to connect|not queryable|Driver not Connected/;

function databaseIsGone(error: unknown): boolean {
  return (
    GONE_STATES.test(sqlState(error) ?? '') ||
    GONE_TEXTS.test(`${(error as Error)?.message} ${(error as { code?: string })?.code}`)
  );
}
