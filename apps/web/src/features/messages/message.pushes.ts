import type { listMessages } from '#libs/messaging/common/messaging.calls';
import { unreadChanged } from '#libs/messaging/common/messaging.events';
import type { ValueOf } from '#libs/platform/common/call';
import type { DataOf } from '#libs/platform/common/push';
import { newestFirst, updateLists } from '../../data/push/list-rule';
import { type CacheRule, on } from '../../data/push/push-table';

type Page = ValueOf<typeof listMessages>;

const KEY_PREFIX = 'messages';

const markRead: CacheRule<DataOf<typeof unreadChanged>> = {
  keyPrefix: KEY_PREFIX,
  update: (page, { read }) => {
    if (read === null) return null;
    if (read.length === 0) return page;
    const list = (page as Page).list.map((each) => (read.includes(each.id) ? { ...each, read: true } : each));
    return { ...page, list };
  },
};

export const messagePushes = on(
  [unreadChanged],
  updateLists({
    keyPrefix: KEY_PREFIX,
    row: unreadChanged.data.transform(({ message }) => message),
    order: newestFirst,
  }),
  markRead,
);
