import type { z } from 'zod';

/** A kind of background work. A handler may run twice and must then find nothing to do. */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  /** Dotted verb, as in `deposit.expire`. */
  name: string;
  payload: Payload;
  attempts: number;
  /** Runs by itself, every so many milliseconds, with an empty payload. */
  everyMs?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest job there is, for inference only
export type AnyJob = JobKind<any>;
export type PayloadOf<J extends AnyJob> = z.output<J['payload']>;

export function defineJob<Payload extends z.ZodType>(job: JobKind<Payload>): JobKind<Payload> {
  return job;
}
