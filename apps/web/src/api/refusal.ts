import type { ErrorParams, FieldError } from '#libs/platform/common/errors';

/** A call that was refused, or got no answer. `code` is the key of a phrase under `errors`. */
export class ApiRefusal extends Error {
  constructor(
    readonly code: string,
    readonly detail: { status?: number; params?: ErrorParams; fields?: FieldError[]; value?: unknown } = {},
  ) {
    super(code);
  }
}

export const NETWORK_ERROR = 'error_network';

/** The code and params of whatever a call threw. */
export function refusalOf(error: unknown): ApiRefusal {
  return error instanceof ApiRefusal ? error : new ApiRefusal('error_unknown');
}

/** What an actor of a machine failed with, as its actions and guards take it. */
export const failureOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
