import type { ErrorEntry, ErrorParams, FieldError } from '../common/errors.js';
import { platformErrors } from '../common/errors.js';

/**
 * An expected failure of a call: a code of the closed list with its HTTP status, and the values for the code's message.
 * Services throw it, which rolls back the transaction; any other error is answered as `error_unknown` with 500.
 */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(
    entry: ErrorEntry,
    readonly detail: {
      params?: ErrorParams;
      errors?: FieldError[];
      value?: unknown;
      /** Seconds, sent as `Retry-After`. */
      retryAfter?: number;
    } = {},
  ) {
    super(entry.code);
    this.code = entry.code;
    this.status = entry.status;
  }
}

/** The maximum number of fields in a reply, and the maximum length of each path. */
export const MAX_FIELD_ERRORS = 20;
export const MAX_PATH_LENGTH = 200;

/** A 400 with an error per field: the first 20 of them, each path cut after 200 characters. */
export function invalidInput(errors: FieldError[]): AppError {
  const named = errors
    .slice(0, MAX_FIELD_ERRORS)
    .map((error) => ({ ...error, field: error.field.slice(0, MAX_PATH_LENGTH) }));
  return new AppError(platformErrors.error_invalid_input, { errors: named });
}
