import { STATUS_CODES } from 'node:http';

export type AppErrorCode =
  | 'malformed'
  | 'bad_signature'
  | 'not_found'
  | 'conflict'
  | 'not_offered'
  | 'unavailable';

const STATUSES: Record<AppErrorCode, number> = {
  malformed: 400,
  bad_signature: 403,
  not_found: 404,
  conflict: 409,
  not_offered: 409,
  unavailable: 500,
};

/** An expected error of the sandbox. `code` is for programs, `detail` explains in English. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: AppErrorCode,
    readonly detail: string,
    status?: number,
  ) {
    super(`${code}: ${detail}`);
    this.status = status ?? STATUSES[code];
  }
}

/**
 * Turns any error into an AppError. An unexpected one becomes `unavailable`, without its
 * message.
 */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500)
    return new AppError('malformed', STATUS_CODES[status] ?? 'malformed', status);
  return new AppError('unavailable', 'something went wrong here');
}
