import type { z } from 'zod';

/** A public snapshot that is pushed in full whenever it changes. It has no `seq`: only the newest snapshot matters. */
export interface Board<Data extends z.ZodType = z.ZodType> {
  name: string;
  /** One line for the generated catalogue. */
  summary: string;
  /**
   * `agents`: only the agents whom a change affects; their pages fetch again what they show. `watchers`: whoever asked for
   * it, by topic. `person`: one person, at once and only where the page is connected; worth its moment, so nothing is stored.
   */
  audience: 'everybody' | 'operators' | 'agents' | 'watchers' | 'person';
  data: Data;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest board there is, for inference only
export type AnyBoard = Board<any>;
export type ShownOn<B extends AnyBoard> = z.output<B['data']>;

export function defineBoard<Data extends z.ZodType>(board: Board<Data>): Board<Data> {
  return board;
}

/** The message on the wire, sent under the board's name. */
export interface BoardMessage<Data = unknown> {
  /** ISO 8601, server time. */
  at: string;
  data: Data;
}

/** The name by which one topic of a watched board is asked for and pushed: `live.tables/STUDIO`. */
export const topicName = (board: AnyBoard, topic: string): string => `${board.name}/${topic}`;
