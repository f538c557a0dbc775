import type { z } from 'zod';

/** By what a member sorts the inbox. */
export const MESSAGE_CATEGORIES = ['money', 'rewards', 'service'] as const;
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

/**
 * What a message reports. The context that it is about declares it in `common/<noun>.messages.ts`; on the server it is
 * registered with `MessageKinds`, and in the browser `<noun>.messages.ts` of the feature has its text.
 */
export interface MessageKind<Data extends z.ZodObject = z.ZodObject> {
  /** Dotted, as in `deposit.credited`. A stored message keeps it: it is never renamed. */
  name: string;
  category: MessageCategory;
  /** Of stored messages too: fields that come later are optional. */
  data: Data;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest kind there is, for inference only
export type AnyMessageKind = MessageKind<any>;
export type MessageDataOf<Kind extends AnyMessageKind> = z.output<Kind['data']>;

export function defineMessageKind<Data extends z.ZodObject>(kind: MessageKind<Data>): MessageKind<Data> {
  return kind;
}
