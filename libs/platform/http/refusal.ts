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

/** A 400 whose reasons stand under their fields. */
export function invalidInput(errors: FieldError[]): Refusal {
  return new Refusal(platformErrors.error_invalid_input, { errors });
}
