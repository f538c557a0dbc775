import type { ErrorEntry, ErrorParams, FieldError } from '../common/errors.js';
import { platformErrors } from '../common/errors.js';

/** A clear "no" with a code of the closed list. Thrown by services, so that the transaction rolls back. */
export class Refusal extends Error {
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

/** As many errors of fields a refusal names, and as much of a path. */
export const MOST_ERRORS = 20;
export const LONGEST_PATH = 200;

/** A 400 whose reasons stand under their fields: the first twenty of them, by the first 200 characters of their paths. */
export function invalidInput(errors: FieldError[]): Refusal {
  const named = errors
    .slice(0, MOST_ERRORS)
    .map((error) => ({ ...error, field: error.field.slice(0, LONGEST_PATH) }));
  return new Refusal(platformErrors.error_invalid_input, { errors: named });
}
