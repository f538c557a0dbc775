import type { ThreadPost, ThreadSummary } from '#libs/messaging/common/thread';
import { threadChanged, threadPosted } from '#libs/messaging/common/thread.events';
import { openPushCache } from '../../data/push/push-cache.fixture';
import { threadsQuery } from './feedback.api';
import { feedbackPushes } from './feedback.pushes';
import { threadQuery } from './shared/thread.api';

const ID = '00000000-0000-4000-8000-000000000001';
const at = '2026-11-21T10:00:00.000Z';
const thread: ThreadSummary = {
  id: ID,
  kind: 'feedback',
  type: 'game',
  status: 'open',
  preview: 'It stopped',
  lastAuthor: 'member',
  lastNo: 1,
  lastPostAt: at,
  unread: false,
  seenNo: 0,
  openedAt: at,
  closedAt: null,
  reopenUntil: null,
  complaint: null,
  chat: null,
};
const post = (no: number): ThreadPost => ({
  no,
  author: 'operator',
  text: `post ${no}`,
  images: [],
  clientId: null,
  at,
});
const answered: ThreadSummary = { ...thread, status: 'answered', lastNo: 2, unread: true };
const detail = { ...thread, posts: [post(1)], seq: 1 };
const { queryKey } = threadQuery(ID);

let scene: ReturnType<typeof openPushCache>;
beforeEach(() => {
  scene = openPushCache(feedbackPushes);
});
afterEach(() => scene.close());

test('the next post is added, with how the thread stands now', () => {
  const { shown, isInvalidated } = scene.after(queryKey, detail, [
    threadPosted,
    2,
    { thread: answered, post: post(2), at },
  ]);
  expect(shown).toEqual({ ...detail, ...answered, posts: [post(1), post(2)], seq: 2 });
  expect(isInvalidated).toBe(false);
});

test('a post that is on the page already is not added again', () => {
  const held = { ...detail, posts: [post(1), post(2)] };
  const { shown } = scene.after(queryKey, held, [threadPosted, 2, { thread: answered, post: post(2), at }]);
  expect(shown.posts).toEqual([post(1), post(2)]);
});

test('where posts between are missing, the thread is read again', () => {
  const push = { thread: { ...answered, lastNo: 4 }, post: post(4), at };
  expect(scene.after(queryKey, detail, [threadPosted, 2, push]).isInvalidated).toBe(true);
});

test('another thread stays as it is', () => {
  const other = threadQuery('00000000-0000-4000-8000-000000000002').queryKey;
  const { shown } = scene.after(other, detail, [threadPosted, 2, { thread: answered, post: post(2), at }]);
  expect(shown.posts).toEqual([post(1)]);
});

test('a change is shown in the thread and in the list', () => {
  const seen = { ...thread, seenNo: 1 };
  expect(scene.after(queryKey, detail, [threadChanged, 2, { thread: seen, at }]).shown).toMatchObject({
    seenNo: 1,
    posts: [post(1)],
  });
  const page = { list: [thread], total: 1, totalPages: 1, seq: 1 };
  const list = scene.after(threadsQuery({}).queryKey, page, [threadChanged, 3, { thread: seen, at }]);
  expect(list.shown.list).toEqual([seen]);
});
