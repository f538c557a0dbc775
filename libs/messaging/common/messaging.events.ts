import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';

export const unreadCounts = z.object({ messages: z.int(), rewards: z.int(), missions: z.int() });

export const unreadChanged = definePush({
  name: 'unread.changed',
  summary: 'How many messages, rewards and missions wait to be seen',
  data: unreadCounts,
});
