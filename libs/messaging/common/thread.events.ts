import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';
import { threadPost, threadSummary } from './thread.js';

export const threadPosted = definePush({
  name: 'thread.posted',
  summary: 'A post was written into a thread of the member, by the member or by an operator',
  data: z.object({ thread: threadSummary, post: threadPost, at: z.string() }),
});

export const threadChanged = definePush({
  name: 'thread.changed',
  summary: 'A thread of the member was closed, seen, or made a complaint',
  data: z.object({ thread: threadSummary, at: z.string() }),
});
