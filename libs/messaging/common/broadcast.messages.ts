import { z } from 'zod';
import { languageCode } from '#libs/site/common/language-code';
import { defineMessageKind } from './message-kind.js';

/** In the inbox a broadcast is a message: nothing is stored for the member until it is read. */
const data = z.object({
  title: z.string(),
  /** A rich text: HTML, to be sanitised again where it is shown. */
  content: z.string(),
  language: languageCode,
});

export const serviceBroadcastMessage = defineMessageKind({
  name: 'broadcast.service',
  category: 'service',
  data,
});

export const marketingBroadcastMessage = defineMessageKind({
  name: 'broadcast.marketing',
  category: 'rewards',
  data,
});

export const BROADCAST_MESSAGES = [serviceBroadcastMessage, marketingBroadcastMessage];
