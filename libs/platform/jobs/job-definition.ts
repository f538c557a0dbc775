import type { z } from 'zod';

/** A kind of background work. A handler may run twice and must then find nothing to do. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  /** Dotted verb, as in `deposit.expire`. */
  name: string;
  payload: Payload;
  attempts: number;
  /** Repeats at this interval, with an empty payload. */
  everyMs?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest job there is, for inference only
export type AnyJob = JobDefinition<any>;
export type PayloadOf<J extends AnyJob> = z.output<J['payload']>;

export function defineJob<Payload extends z.ZodType>(job: JobDefinition<Payload>): JobDefinition<Payload> {
  return job;
}
