import type { z } from 'zod';

/** A push to one person: written with the change, numbered by that person's `seq`, replayed until it arrived. */
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

/** How a personal push looks on the wire, under its name. */
export interface PushMessage<Data = unknown> {
  seq: number;
  /** ISO 8601, server time. */
  at: string;
  data: Data;
}

/** Sent once after connecting, before anything else; `seq` is the newest of this person, 0 for a guest. */
export interface Ready {
  seq: number;
  now: string;
}

/** The most events that one `replay` answers; a client that lacks more asks again. */
export const REPLAY_LIMIT = 500;
