import type { z } from 'zod';

/**
 * A push to one person: written in the transaction of the change, numbered by that person's `seq`, and replayed until
 * it arrives.
 */
export interface PersonalPush<Data extends z.ZodType = z.ZodType> {
  name: string;
  /** One line for the generated catalogue. */
  summary: string;
  data: Data;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest push there is, for inference only
export type AnyPush = PersonalPush<any>;
export type DataOf<P extends AnyPush> = z.output<P['data']>;

export function definePush<Data extends z.ZodType>(push: PersonalPush<Data>) {
  return push;
}

/** The message on the wire, sent under the push's name. */
export interface PushMessage<Data = unknown> {
  seq: number;
  /** ISO 8601, server time. */
  at: string;
  data: Data;
}

/** Sent once after connecting, before anything else. `seq` is the newest of this person, 0 for a guest. */
export interface Ready {
  seq: number;
  now: string;
}

/** The maximum number of events in the answer to one `replay`; a client that needs more asks again. */
export const REPLAY_LIMIT = 500;
