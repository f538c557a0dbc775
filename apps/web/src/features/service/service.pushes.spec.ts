import type { ThreadSummary } from '#libs/messaging/common/thread';
import { threadChanged, threadPosted } from '#libs/messaging/common/thread.events';
import { openPushCache } from '../../data/push/push-cache.fixture';
import { type Service, serviceQuery } from './service.api';
import { servicePushes } from './service.pushes';

const at = '2026-11-21T10:00:00.000Z';
const chat: ThreadSummary = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'service',
  type: 'game',
  status: 'open',
  preview: 'Hello?',
  lastAuthor: 'member',
  lastNo: 1,
  lastPostAt: at,
  unread: false,
  seenNo: 0,
  openedAt: at,
  closedAt: null,
  reopenUntil: null,
  complaint: null,
  chat: { queuedAt: at, rating: null },
};
const other = { ...chat, id: '00000000-0000-4000-8000-000000000002' };
const post = { no: 1, author: 'member' as const, text: 'Hello?', images: [], clientId: null, at };
const service: Service = { isOpen: true, opensAt: null, waiting: [at], chat, seq: 1 };
const { queryKey } = serviceQuery;

let scene: ReturnType<typeof openPushCache>;
beforeEach(() => {
  scene = openPushCache(servicePushes);
});
afterEach(() => scene.close());

const after = (held: Service, thread: ThreadSummary) =>
  scene.after(queryKey, held, [threadChanged, 2, { thread, at }]).shown.chat;

test('a chat that was begun on another device is shown', () => {
  const { shown } = scene.after(queryKey, { ...service, chat: null }, [
    threadPosted,
    2,
    { thread: chat, post, at },
  ]);
  expect(shown).toEqual({ ...service, seq: 2 });
});

test('what becomes of the chat is shown: an operator has it, it is over, it became feedback', () => {
  const changes: Partial<ThreadSummary>[] = [
    { chat: { queuedAt: null, rating: null } },
    { status: 'closed', closedAt: at },
    { kind: 'feedback', chat: null },
  ];
  for (const change of changes) {
    scene.close();
    scene = openPushCache(servicePushes);
    expect(after(service, { ...chat, ...change })).toEqual({ ...chat, ...change });
  }
});

test('feedback, and the end of an older chat, take the place of nothing', () => {
  expect(after(service, { ...other, kind: 'feedback', chat: null })).toEqual(chat);
  scene.close();
  scene = openPushCache(servicePushes);
  expect(after(service, { ...other, status: 'closed', closedAt: at })).toEqual(chat);
});
