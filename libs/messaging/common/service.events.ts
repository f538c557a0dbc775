import { z } from 'zod';
import { defineBoard } from '#libs/platform/common/board';
import { definePush } from '#libs/platform/common/push';
import { serviceQueueState } from './service.js';
import { threadCase, threadPost } from './thread.js';

/** The only topic of the queue's board. */
export const SERVICE_TOPIC = 'chat';

export const serviceQueue = defineBoard({
  name: 'service.queue',
  summary:
    'Whether customer service is there, and since when each of those waits who are in the queue; the topic is `chat`',
  audience: 'watchers',
  data: serviceQueueState,
});

export const threadTyping = defineBoard({
  name: 'thread.typing',
  summary: 'The other side of a chat is typing: to the member, or to the operator who has the chat',
  audience: 'person',
  data: z.object({ thread: z.uuid() }),
});

export const serviceCaseChanged = definePush({
  name: 'service.case-changed',
  summary: 'A chat was changed, or a post was written into it: to the operator who has it',
  data: z.object({
    thread: threadCase,
    post: threadPost.extend({ by: z.string().nullable() }).nullable(),
    at: z.string(),
  }),
});
