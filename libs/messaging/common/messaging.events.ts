import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';
import { message, unreadCounts } from './messaging.calls.js';

/** The most messages that one push names as read. */
export const MOST_READ_IDS = 100;

export const unreadChanged = definePush({
  name: 'unread.changed',
  summary:
    'How many messages, rewards and missions wait to be seen; with the message that came, or those that were read',
  data: unreadCounts.extend({
    message: message.nullable(),
    /** Ids of messages that were read; `null` where they are more than a push names. */
    read: z.array(z.string()).max(MOST_READ_IDS).nullable(),
  }),
});
