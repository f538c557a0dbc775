import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type ErrorEntry, platformErrors } from '../common/errors.js';
import { sqlState } from '../database/database.js';
import { DiskSpace } from '../logging/disk-space.js';
import { LOGGER } from '../logging/logging.module.js';
import { AppError } from './app-error.js';
import { sendAppError } from './reply.js';

/** Turns every error into a code of the closed list; an unexpected one is logged and answered as `error_unknown`. */
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
    const appError = toAppError(error);
    if (isDiskFull(error)) this.disk.recordFailedWrite();
    if (appError.status >= 500 && appError.code !== platformErrors.error_maintenance.code)
      this.logger.error(
        { err: error, requestId: request.id, path: request.url.split('?')[0] },
        'call failed',
      );
    void sendAppError(reply, appError);
  }
}

const BY_STATUS = new Map<number, ErrorEntry>([
  [400, platformErrors.error_malformed_request],
  [403, platformErrors.error_forbidden],
  [404, platformErrors.error_not_found],
  [413, platformErrors.error_request_too_large],
  [415, platformErrors.error_unsupported_media_type],
]);

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number })?.statusCode;
  const known = status === undefined ? undefined : BY_STATUS.get(status);
  if (known) return new AppError(known);
  if (isDiskFull(error))
    return new AppError(platformErrors.error_service_unavailable, { retryAfter: DISK_FULL_RETRY_S });
  if (isDatabaseUnavailable(error))
    return new AppError(platformErrors.error_service_unavailable, { retryAfter: 1 });
  return new AppError(platformErrors.error_unknown);
}

/** Freeing disk space takes longer than a second. */
const DISK_FULL_RETRY_S = 30;
/** SQLSTATE and system error codes of a full disk. */
const DISK_FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

function isDiskFull(error: unknown): boolean {
  const code = sqlState(error) ?? (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && DISK_FULL_CODES.has(code);
}

/** No connection, or a lock that others hold too long: the same call may succeed a moment later. */
const UNAVAILABLE_STATES = /^(08|57P0|53300|25P03|55P03|40001|40P01)/;
const UNAVAILABLE_MESSAGES =
  /ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|timeout exceeded when trying to connect|not queryable|Driver not Connected/;

function isDatabaseUnavailable(error: unknown): boolean {
  return (
    UNAVAILABLE_STATES.test(sqlState(error) ?? '') ||
    UNAVAILABLE_MESSAGES.test(`${(error as Error)?.message} ${(error as { code?: string })?.code}`)
  );
}
