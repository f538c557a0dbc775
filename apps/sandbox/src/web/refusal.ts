import { STATUS_CODES } from 'node:http';

export type RefusalCode =
  | 'malformed'
  | 'bad_signature'
  | 'not_found'
  | 'conflict'
  | 'not_offered'
  | 'unavailable';

const STATUSES: Record<RefusalCode, number> = {
  malformed: 400,
  bad_signature: 403,
  not_found: 404,
  conflict: 409,
  not_offered: 409,
  unavailable: 500,
};

/** What the sandbox will not do. `code` is for programs; `detail` says in English what was wrong. */
export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    readonly detail: string,
    status?: number,
  ) {
    super(`${code}: ${detail}`);
    this.status = status ?? STATUSES[code];
  }
}

/** Any error as a refusal. What is not ours and not the caller's fault is `unavailable`, without its words. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500)
    return new Refusal('malformed', STATUS_CODES[status] ?? 'malformed', status);
  return new Refusal('unavailable', 'something went wrong here');
}
