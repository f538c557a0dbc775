import type { z } from 'zod';

/** A public snapshot that is pushed whole when it has changed. It has no `seq`: the newest one is all there is. */
export interface Board<Data extends z.ZodType = z.ZodType> {
  name: string;
  /** One line for the generated catalogue. */
  summary: string;
  /** `agents`: those whom a change concerns; their pages read again what they show. */
  audience: 'everybody' | 'operators' | 'agents';
  data: Data;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest board there is, for inference only
export type AnyBoard = Board<any>;
export type ShownOn<B extends AnyBoard> = z.output<B['data']>;

export function defineBoard<Data extends z.ZodType>(board: Board<Data>): Board<Data> {
  return board;
}

/** How a board looks on the wire, under its name. */
export interface BoardMessage<Data = unknown> {
  /** ISO 8601, server time. */
  at: string;
  data: Data;
}
