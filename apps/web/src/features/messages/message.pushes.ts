import type { MessageCategory } from '#libs/messaging/common/message-kind';
import type { listMessages } from '#libs/messaging/common/messaging.calls';
import { unreadChanged } from '#libs/messaging/common/messaging.events';
import type { ValueOf } from '#libs/platform/common/call';
import type { DataOf } from '#libs/platform/common/push';
import { latestFirst, updateLists } from '../../data/push/list-rule';
import { type CacheRule, on } from '../../data/push/push-table';

type Page = ValueOf<typeof listMessages>;
type Rule = CacheRule<DataOf<typeof unreadChanged>>;

const KEY_PREFIX = 'messages';

const markRead: Rule = {
  keyPrefix: KEY_PREFIX,
  update: (page, { read }) => {
    if (read === null) return null;
    if (read.length === 0) return page;
    const list = (page as Page).list.map((each) => (read.includes(each.id) ? { ...each, read: true } : each));
    return { ...page, list };
  },
};

/** Where other pages follow, rows move up from there: the list is read again. */
const takeOut: Rule = {
  keyPrefix: KEY_PREFIX,
  update: (page, { removed }) => {
    if (removed === null) return null;
    const { list, total } = page as Page;
    const rest = list.filter(({ id }) => !removed.includes(id));
    if (removed.length === 0 || (total === list.length && rest.length === total)) return page;
    return total === list.length ? { ...page, list: rest, total: rest.length } : null;
  },
};

export const messagePushes = on(
  [unreadChanged],
  updateLists({
    keyPrefix: KEY_PREFIX,
    row: unreadChanged.data.transform(({ message }) => message),
    matches: (message, { category }: { category?: MessageCategory }) =>
      category === undefined || message.category === category,
    order: latestFirst(({ at }) => at),
  }),
  markRead,
  takeOut,
);
