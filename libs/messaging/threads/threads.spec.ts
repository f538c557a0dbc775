import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import type { ThreadDetail, ThreadSummary } from '../common/thread.js';
import { type FormReply, newThread, picture, sendFeedback, writePost } from './thread.fixture.js';

const DAY_MS = 86_400_000;
const { db, api, parts } = setUpTestApi({ parts: [] });
let member: Registered;

beforeEach(async () => {
  member = await api.client.register();
});

const outcome = ({ status, body }: Reply | FormReply<unknown>) => `${status} ${body.message}`;
const path = (id: string, rest = '') => `/wps/messages/threads/${id}${rest}`;
const read = async (id: string, { token } = member) =>
  (await api.client.get<ThreadDetail>(path(id), token)).body.value as ThreadDetail;
const act = (id: string, what: string, body: object = {}, { token } = member) =>
  api.client.send<ThreadSummary>('POST', path(id, `/${what}`), body, { token });
const write = (id: string, fields: { text?: string; clientId?: string }, images: Buffer[] = []) =>
  writePost(api.client, member, id, fields, images);
const unread = async () =>
  (await api.client.get<{ messages: number }>('/wps/relay/CSP_unreadCount', member.token)).body.value
    ?.messages;
/** Closed so long ago. */
const closeAgo = async (id: string, ms: number) => {
  await act(id, 'close');
  await db.query(`update messaging.thread set closed_at = now() - $2 * interval '1 ms' where id = $1`, [
    id,
    ms,
  ]);
};

test('feedback opens a thread, which is pushed, listed and read with its images', async () => {
  const socket = api.client.socket(member.token);
  await socket.ready;
  const images = [await picture(), await picture(30, 90)];
  const { body } = await sendFeedback(
    api.client,
    member,
    { type: 'game', content: '  The game\nstopped‮  ', contact: 'a@b.test' },
    images,
  );
  expect(body.value).toMatchObject({
    kind: 'feedback',
    type: 'game',
    status: 'open',
    lastNo: 1,
    unread: false,
    complaint: null,
    posts: [{ no: 1, author: 'member', text: 'The game\nstopped', images: [{ width: 60 }, { height: 90 }] }],
  });
  const id = body.value?.id ?? '';
  const pushed = await socket.waitFor('thread.posted');
  expect(pushed.data).toMatchObject({ thread: { id, preview: 'The game\nstopped' }, post: { no: 1 } });
  expect((await api.client.get('/wps/messages/threads', member.token)).body.value).toMatchObject({
    total: 1,
    list: [{ id, lastAuthor: 'member' }],
    seq: pushed.seq,
  });
  const image = (await read(id)).posts[0]?.images[0]?.id;
  const served = await api.client.get<{ type: string; data: string }>(
    path(id, `/images/${image}`),
    member.token,
  );
  expect(served.body.value?.type).toBe('image/jpeg');
  const data = Buffer.from(served.body.value?.data ?? '', 'base64');
  expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
  socket.close();
});

const BAD: [string, Record<string, string>, string, string][] = [
  ['a type that is not one of the six', { type: 'love' }, 'type', 'field_invalid'],
  ['nine characters', { content: 'a'.repeat(9) }, 'content', 'field_length'],
  ['ten of which some are blanks at the end', { content: `${'a'.repeat(9)}   ` }, 'content', 'field_length'],
  ['141 characters', { content: 'a'.repeat(141) }, 'content', 'field_length'],
  ['a long contact', { contact: 'a'.repeat(101) }, 'contact', 'field_length'],
  ['a complaint that is neither', { complaint: 'yes' }, 'complaint', 'field_invalid'],
  ['a client id that is none', { clientId: '1' }, 'clientId', 'field_invalid'],
  ['an unknown field', { member: '1' }, 'member', 'field_unknown'],
];
test.each(BAD)('%s: rejected under the field', async (_, changes, field, code) => {
  const { status, body } = await sendFeedback(api.client, member, changes);
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, code })]]);
});

test('10 and 140 characters are taken, also without images as JSON', async () => {
  for (const length of [10, 140]) {
    const body = { type: 'other', content: 'ঢ'.repeat(length) };
    const reply = await api.client.send('PUT', '/wps/feedback', body, { token: member.token });
    expect(outcome(reply)).toBe('200 null');
  }
});

test('four images, a file that is none, and one above 5 MB are refused, and nothing is opened', async () => {
  const image = await picture();
  expect(outcome(await sendFeedback(api.client, member, {}, [image, image, image, image]))).toBe(
    '422 error_too_many_images',
  );
  expect(outcome(await sendFeedback(api.client, member, {}, [Buffer.from('GIF89a')]))).toBe(
    '422 error_image_invalid',
  );
  expect(outcome(await sendFeedback(api.client, member, {}, [Buffer.alloc(6 * 1024 * 1024)]))).toBe(
    '413 error_image_too_large',
  );
  expect((await api.client.get('/wps/messages/threads', member.token)).body.value).toMatchObject({
    total: 0,
  });
});

test('feedback that is sent again at once opens one thread, and only ten an hour are opened', async () => {
  const clientId = randomUUID();
  const sent = await Promise.all([1, 2, 3, 4].map(() => sendFeedback(api.client, member, { clientId })));
  expect(new Set(sent.map(({ body }) => body.value?.id)).size).toBe(1);
  const other = await api.client.register();
  for (let n = 0; n < 10; n += 1) await newThread(api.client, other);
  expect(outcome(await sendFeedback(api.client, other))).toBe('429 error_too_many_requests');
});

test('a post is written once for its client id, on two devices at once too, and needs a text or an image', async () => {
  const id = await newThread(api.client, member);
  const clientId = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => write(id, { text: 'again', clientId })));
  expect(sent.map(({ body }) => body.value?.no)).toEqual([2, 2, 2]);
  expect(outcome(await write(id, { text: '   ' }))).toBe('400 error_invalid_input');
  expect((await write(id, {}, [await picture()])).body.value).toMatchObject({ no: 3, text: '' });
  expect((await write(id, { text: 'a'.repeat(501) })).body.errors).toEqual([
    { field: 'text', code: 'field_length', params: { min: 0, max: 500 } },
  ]);
  expect((await read(id)).posts.map(({ no, text }) => [no, text])).toEqual([
    [1, 'Where is my deposit?'],
    [2, 'again'],
    [3, ''],
  ]);
});

test('20 posts a minute are taken; one that is sent again does not count', async () => {
  const id = await newThread(api.client, member);
  const clientId = randomUUID();
  for (let n = 0; n < 17; n += 1) await write(id, { text: `post ${n}` });
  const sent = await parts.database.transaction(async () => {
    await parts.database.query('select 1 from messaging.thread where id = $1 for update', [id]);
    const waiting = [1, 2, 3].map(() => write(id, { text: 'at once', clientId }));
    await setTimeout(500);
    return waiting;
  });
  const replies = await Promise.all(sent);
  replies.push(await write(id, { text: 'and again', clientId }), await write(id, { text: 'one' }));
  replies.push(await write(id, { text: 'the last one' }));
  expect(replies.map(outcome)).toEqual(replies.map(() => '200 null'));
  const refused = await write(id, { text: 'one more' });
  expect(outcome(refused)).toBe('429 error_too_many_requests');
  expect((await read(id)).lastNo).toBe(21);
});

test('MS2: 20 threads at once with resends have each post once, numbered without gaps', async () => {
  const threads = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const one = await api.client.register();
      return { one, id: await newThread(api.client, one) };
    }),
  );
  const refusals: string[] = [];
  /** As a browser does: again under the same client id until it is answered. */
  const writeUntilAnswered = async (
    one: Registered,
    id: string,
    post: { text: string; clientId: string },
  ) => {
    for (;;) {
      const reply = await writePost(api.client, one, id, post);
      if (reply.status === 200) return;
      refusals.push(outcome(reply));
    }
  };
  await Promise.all(
    threads.map(async ({ one, id }) => {
      const posts = [1, 2, 3].map((n) => ({ text: `post ${n}`, clientId: randomUUID() }));
      await Promise.all([...posts, ...posts].map((post) => writeUntilAnswered(one, id, post)));
    }),
  );
  expect(refusals.filter((refusal) => !refusal.startsWith('503'))).toEqual([]);
  for (const { one, id } of threads) {
    const { posts, lastNo } = await read(id, one);
    expect([lastNo, posts.map(({ no }) => no)]).toEqual([4, [1, 2, 3, 4]]);
    expect(posts.map(({ text }) => text).sort()).toEqual([
      'Where is my deposit?',
      'post 1',
      'post 2',
      'post 3',
    ]);
  }
});

test('MS3: with the ids of another member every call is 404, changes nothing and shows nothing', async () => {
  const { body } = await sendFeedback(api.client, member, {}, [await picture()]);
  const [id, image] = [body.value?.id ?? '', body.value?.posts[0]?.images[0]?.id ?? ''];
  const stranger = await api.client.register();
  const own = await newThread(api.client, stranger);
  const before = await read(id);
  const replies = [
    await api.client.get(path(id), stranger.token),
    await api.client.get(path(id, `/images/${image}`), stranger.token),
    await api.client.get(path(own, `/images/${image}`), stranger.token),
    await writePost(api.client, stranger, id, { text: 'mine now' }),
    ...(await Promise.all([
      act(id, 'close', {}, stranger),
      act(id, 'complaint', {}, stranger),
      act(id, 'read', { no: 1 }, stranger),
    ])),
  ];
  expect(replies.map(outcome)).toEqual(replies.map(() => '404 error_not_found'));
  expect(JSON.stringify(replies.map(({ body: seen }) => seen))).not.toContain('deposit');
  expect(await read(id)).toEqual(before);
  expect((await api.client.get('/wps/messages/threads', stranger.token)).body.value).toMatchObject({
    total: 1,
    list: [{ id: own }],
  });
  expect(outcome(await api.client.get(path(id)))).toBe('401 error_not_logged_in');
});

test('a closed thread is opened again by a post within seven days, and not later', async () => {
  const id = await newThread(api.client, member);
  expect(outcome(await act(id, 'close'))).toBe('200 null');
  expect((await act(id, 'close')).body.value).toMatchObject({ status: 'closed' });
  expect(outcome(await act(id, 'complaint'))).toBe('409 error_thread_closed');
  await closeAgo(id, 7 * DAY_MS - 60_000);
  expect(outcome(await write(id, { text: 'still not there' }))).toBe('200 null');
  expect(await read(id)).toMatchObject({ status: 'open', closedAt: null, lastNo: 2 });
  await closeAgo(id, 7 * DAY_MS);
  expect(outcome(await write(id, { text: 'too late' }))).toBe('409 error_thread_closed');
  expect(await read(id)).toMatchObject({ status: 'closed', lastNo: 2 });
});

test('a thread becomes a complaint once, at the opening or later, due in eight weeks', async () => {
  const opened = await sendFeedback(api.client, member, { complaint: '1' });
  const { at, dueAt, acknowledgedAt } = opened.body.value?.complaint ?? {
    at: '',
    dueAt: '',
    acknowledgedAt: '',
  };
  expect([Date.parse(dueAt) - Date.parse(at), acknowledgedAt]).toEqual([56 * DAY_MS, null]);
  const id = await newThread(api.client, member);
  const first = (await act(id, 'complaint')).body.value?.complaint;
  const again = (await act(id, 'complaint')).body.value?.complaint;
  expect(first).toMatchObject({ acknowledgedAt: null });
  expect(again).toEqual(first);
});

test('the older posts of a long thread are asked for by number', async () => {
  const id = await newThread(api.client, member);
  await db.query(
    `insert into messaging.post (thread, no, author, text, at) select $1, g, 'member', 'post ' || g, now() from generate_series(2, 130) g`,
    [id],
  );
  await db.query('update messaging.thread set last_no = 130 where id = $1', [id]);
  const { posts } = await read(id);
  expect([posts.length, posts[0]?.no, posts.at(-1)?.no]).toEqual([100, 31, 130]);
  const older = (await api.client.get<ThreadDetail>(path(id, '?before=31'), member.token)).body.value?.posts;
  expect([older?.length, older?.[0]?.no]).toEqual([30, 1]);
});

test('nothing of the own posts counts as unread', async () => {
  const id = await newThread(api.client, member);
  await write(id, { text: 'and another' });
  expect(await unread()).toBe(0);
});
