import type { Message } from '#libs/messaging/common/messaging.calls';
import { unreadChanged } from '#libs/messaging/common/messaging.events';
import { openPushCache } from '../../data/push/push-cache.fixture';
import { messagesQuery } from './message.api';
import { messagePushes } from './message.pushes';

const message = (id: string, read = false): Message => ({
  id,
  kind: 'deposit.credited',
  category: 'money',
  data: {
    site: 'Mela',
    amount: '500.00',
    currency: 'BDT',
    at: '2026-11-21T10:00:00Z',
    reference: 'r',
    status: 'paid',
    underReview: false,
  },
  at: `2026-11-21T10:${id.padStart(2, '0')}:00Z`,
  read,
});
const counts = { messages: 1, rewards: 0, missions: 0 };
const page = { list: [message('9'), message('8')], total: 2, totalPages: 1, seq: 1 };
const { queryKey } = messagesQuery({});

let scene: ReturnType<typeof openPushCache>;
beforeEach(() => {
  scene = openPushCache(messagePushes);
});
afterEach(() => scene.close());

test('a message that came stands first', () => {
  const push = { ...counts, message: message('10'), read: [], removed: [] };
  const { shown, isInvalidated } = scene.after(queryKey, page, [unreadChanged, 2, push]);
  expect(shown).toEqual({ ...page, list: [message('10'), ...page.list], total: 3, seq: 2 });
  expect(isInvalidated).toBe(false);
});

test('messages that were read, here or in another browser, show as read', () => {
  const push = { ...counts, message: null, read: ['8'], removed: [] };
  const { shown } = scene.after(queryKey, page, [unreadChanged, 2, push]);
  expect(shown.list).toEqual([message('9'), message('8', true)]);
});

test('where too many were read to be named, the list is read again', () => {
  const push = { ...counts, message: null, read: null, removed: [] };
  expect(scene.after(queryKey, page, [unreadChanged, 2, push]).isInvalidated).toBe(true);
});

test('a list of another category stays as it is', () => {
  const other = messagesQuery({ category: 'service' }).queryKey;
  const push = { ...counts, message: message('10'), read: [], removed: [] };
  const empty = { list: [], total: 0, totalPages: 1, seq: 1 };
  expect(scene.after(other, empty, [unreadChanged, 2, push]).shown).toEqual(empty);
});

test('a removed message goes; where more pages follow, the list is read again', () => {
  const push = { ...counts, message: null, read: [], removed: ['8'] };
  const { shown, isInvalidated } = scene.after(queryKey, page, [unreadChanged, 2, push]);
  expect(shown).toEqual({ ...page, list: [message('9')], total: 1, seq: 2 });
  expect(isInvalidated).toBe(false);
  const longer = { ...page, total: 40, totalPages: 2 };
  expect(scene.after(queryKey, longer, [unreadChanged, 3, push]).isInvalidated).toBe(true);
});
