import type { ErrorParams, FieldError } from '#libs/platform/common/errors';

/**
 * A call that failed: with the code of the server's `AppError`, or with `NETWORK_ERROR` where no answer came. The codes'
 * phrases stand under `errors`.
 */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly detail: {
      status?: number;
      params?: ErrorParams;
      fields?: FieldError[];
      value?: unknown;
      /** The same idempotency key gets this answer again. */
      stored?: boolean;
    } = {},
  ) {
    super(code);
  }
}

export const NETWORK_ERROR = 'error_network';

/** Whatever a call threw, as an `ApiError`. */
export function apiErrorOf(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('error_unknown');
}

/** What an actor of a machine failed with, as its actions and guards take it. */
export const failureOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
