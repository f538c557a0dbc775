import { z } from 'zod';
import { defineBoard } from '#libs/platform/common/board';
import { definePush } from '#libs/platform/common/push';
import { message } from './messaging.calls.js';
import { unreadCounts } from './unread-counts.js';

/** The most messages that one push names as read or removed. */
export const MOST_NAMED_IDS = 100;

/** `null` where they are more than a push names. */
const ids = z.array(z.string()).max(MOST_NAMED_IDS).nullable();

export const unreadChanged = definePush({
  name: 'unread.changed',
  summary:
    'How many messages, rewards and missions wait to be seen; with the message that came, or those that were read or removed',
  data: unreadCounts.extend({ message: message.nullable(), read: ids, removed: ids }),
});

export const inboxChanged = defineBoard({
  name: 'inbox.changed',
  summary:
    'A broadcast was published or has ended; pages of members ask for their counters after a random wait of up to five seconds',
  audience: 'everybody',
  data: z.object({}),
});

export const broadcastEdited = defineBoard({
  name: 'broadcast.edited',
  summary: 'An operator has saved a broadcast or changed its state; open lists of them are to be read again',
  audience: 'operators',
  data: z.object({
    /** When the last change was made. */
    at: z.string().nullable(),
  }),
});
