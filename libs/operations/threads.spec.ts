import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import type { ThreadCase, ThreadCaseDetail, ThreadDetail } from '#libs/messaging/common/thread';
import {
  newThread,
  picture,
  sendFeedback,
  sendForm,
  writePost,
} from '#libs/messaging/threads/thread.fixture';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { moveSessions, operatorSession, sessionWith } from '#libs/platform/testing/test-session';
import type { QueueCounts } from './common/queue.events.js';

type Who = Record<string, string>;
interface Page {
  list: ThreadCase[];
  total: number;
}

const DAY_MS = 86_400_000;
const HELD = '409 error_claimed_by_another';
const { db, api, worker } = setUpTestApi({ worker: true });
let operator: Who;
let other: Who;
let member: Registered;
let thread: string;

beforeAll(async () => {
  void worker;
  operator = await sessionWith(db, api.url, [
    'thread.read',
    'thread.answer',
    'thread.close',
    'thread.export',
  ]);
  other = await operatorSession(db, api.url, 'operator2');
});
beforeEach(async () => {
  member = await api.client.register();
  thread = await newThread(api.client, member);
});

const outcome = ({ status, body }: Pick<Reply, 'status' | 'body'>) => `${status} ${body.message}`;
const act = (what: string, body: object = {}, who = operator, id = thread) =>
  api.client.send<ThreadCaseDetail>('POST', `/wps/ops/threads/${id}/${what}`, body, { headers: who });
const answer = (text: string, who = operator, clientId: string = randomUUID(), id = thread) =>
  act('posts', { text, clientId }, who, id);
const look = async (query = '') =>
  (await api.client.send<Page>('GET', `/wps/ops/threads${query}`, undefined, { headers: operator })).body
    .value as Page;
const read = async (id = thread) =>
  (await api.client.get<ThreadDetail>(`/wps/messages/threads/${id}`, member.token)).body
    .value as ThreadDetail;
const unread = async () =>
  (await api.client.get<{ messages: number }>('/wps/relay/CSP_unreadCount', member.token)).body.value
    ?.messages;

test('an answer is pushed to the member, counts as unread until it is seen, and says no name', async () => {
  const socket = api.client.socket(member.token);
  await socket.ready;
  expect(outcome(await answer('It is on its way'))).toBe('200 null');
  const pushed = await socket.waitFor('thread.posted');
  expect(pushed.data).toMatchObject({
    thread: { id: thread, status: 'answered', unread: true, seenNo: 2, lastAuthor: 'operator' },
    post: { no: 2, author: 'operator', text: 'It is on its way', clientId: null },
  });
  expect(JSON.stringify([pushed, await read()])).not.toMatch(/operator1|"by"/);
  expect(await unread()).toBe(1);
  await api.client.send('POST', `/wps/messages/threads/${thread}/read`, { no: 2 }, { token: member.token });
  const counts = await socket.waitFor(
    'unread.changed',
    ({ data }) => (data as { messages: number }).messages === 0,
  );
  expect(counts.data).toMatchObject({ messages: 0 });
  expect([await unread(), (await read()).unread]).toEqual([0, false]);
  socket.close();
});

test('seeing an older post leaves a newer one unread, and a number beyond the last one counts as the last', async () => {
  await answer('first');
  await answer('second');
  const see = (no: number) =>
    api.client.send('POST', `/wps/messages/threads/${thread}/read`, { no }, { token: member.token });
  await see(2);
  expect(await unread()).toBe(1);
  await see(999);
  expect(await unread()).toBe(0);
  expect((await act('claim')).body.value).toMatchObject({ memberSeenNo: 3 });
});

test('an answer carries up to three images, which the member sees; it needs a text or an image', async () => {
  const socket = api.client.socket(member.token);
  await socket.ready;
  const clientId = randomUUID();
  const images = [await picture(), await picture(30, 90)];
  const send = (fields: object, sent: Buffer[], who = operator) =>
    sendForm<ThreadCaseDetail>(
      api.client,
      'POST',
      `/wps/ops/threads/${thread}/posts`,
      { clientId, ...fields },
      { images: sent, headers: who },
    );
  const answers = await Promise.all([send({}, images), send({}, images)]);
  expect(answers.map(outcome)).toEqual(['200 null', '200 null']);
  const shown = { no: 2, author: 'operator', text: '', images: [{ width: 60 }, { width: 30, height: 90 }] };
  expect(answers[0]?.body.value?.posts.at(-1)).toMatchObject(shown);
  const pushed = await socket.waitFor('thread.posted');
  expect(pushed.data).toMatchObject({ post: shown });
  const { posts } = await read();
  expect(posts).toMatchObject([{ no: 1 }, shown]);
  const served = (who: Registered, image = posts[1]?.images[1]?.id) =>
    api.client.get<{ type: string; data: string }>(
      `/wps/messages/threads/${thread}/images/${image}`,
      who.token,
    );
  const { type, data } = (await served(member)).body.value ?? { type: '', data: '' };
  expect([type, (await sharp(Buffer.from(data, 'base64')).metadata()).height]).toEqual(['image/jpeg', 90]);
  expect(outcome(await served(await api.client.register()))).toBe('404 error_not_found');
  const [image] = images;
  if (!image) throw new Error('there is a picture');
  const refused = [
    await send({ clientId: randomUUID() }, []),
    await send({ clientId: randomUUID() }, [image, image, image, image]),
    await send({ clientId: randomUUID(), text: 'see' }, [Buffer.from('<svg/>')]),
    await send({ clientId: randomUUID(), text: 'see' }, [Buffer.alloc(5 * 1024 * 1024 + 1)]),
    await send({ clientId: randomUUID() }, [image], other),
  ];
  expect(refused.map(outcome)).toEqual([
    '400 error_invalid_input',
    '422 error_too_many_images',
    '422 error_image_invalid',
    '413 error_image_too_large',
    HELD,
  ]);
  expect((await read()).lastNo).toBe(2);
  socket.close();
});

test('an answer that is sent again is written once', async () => {
  const clientId = randomUUID();
  await Promise.all([1, 2, 3].map(() => answer('once', operator, clientId)));
  expect((await read()).posts.map(({ text }) => text)).toEqual(['Where is my deposit?', 'once']);
});

test('of two operators who answer at once, one is told who has the thread; the holder goes on, also beside the member', async () => {
  const replies = await Promise.all([answer('from one'), answer('from another', other)]);
  expect(replies.map(outcome).sort()).toEqual(['200 null', HELD]);
  const [holder, second] = outcome(replies[0]) === HELD ? [other, operator] : [operator, other];
  const refused = replies.find((reply) => outcome(reply) === HELD);
  expect(refused?.body.params?.operator).toBeTruthy();
  expect(outcome(await act('claim', {}, second))).toBe(HELD);
  await Promise.all([
    answer('more', holder),
    writePost(api.client, member, thread, { text: 'and I' }),
    answer('and more', holder),
  ]);
  expect((await read()).posts.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5]);
  expect(outcome(await act('release', {}, holder))).toBe('200 null');
  expect(outcome(await answer('now I', second))).toBe('200 null');
});

test('a claim ends when its holder does nothing for 30 minutes', async () => {
  await act('claim');
  expect(await look('?mine=1')).toMatchObject({ list: [{ id: thread }] });
  await db.query(`update messaging.thread set claimed_at = now() - interval '31 minutes' where id = $1`, [
    thread,
  ]);
  expect((await look('?mine=1')).list.map(({ id }) => id)).not.toContain(thread);
  expect(outcome(await answer('mine now', other))).toBe('200 null');
});

test('the queue has who waits longest first, and is narrowed to type, complaint, state and account', async () => {
  const complaint = await newThread(api.client, member, { type: 'game', complaint: '1' });
  await answer('done', operator, randomUUID(), thread);
  const of = async (query: string) => {
    const { list } = await look(`?search=${member.account}&${query}`);
    return list.map(({ id }) => id);
  };
  expect(await of('')).toEqual([complaint]);
  expect(await of('state=answered')).toEqual([thread]);
  expect(await of('state=all')).toEqual([thread, complaint]);
  expect(await of('state=all&complaint=1')).toEqual([complaint]);
  expect(await of('state=all&type=deposit')).toEqual([thread]);
  expect(await of('state=all&kind=service')).toEqual([]);
  expect((await look(`?search=${thread.slice(0, 8)}&state=all`)).list.map(({ id }) => id)).toEqual([thread]);
  await writePost(api.client, member, thread, { text: 'not done' });
  await writePost(api.client, member, complaint, { text: 'hello?' });
  expect(await of('')).toEqual([complaint, thread]);
});

test('the queue on the board counts who waits, live', async () => {
  const socket = api.client.socket(undefined, undefined, other);
  await socket.ready;
  const { total } = await look();
  await newThread(api.client, member, { complaint: '1' });
  const threadsOf = ({ data }: { data: unknown }) => (data as { data: QueueCounts }).data.threads;
  const counted = await socket.waitFor(
    'operations.queue-changed',
    (event) => threadsOf(event).open === total + 1,
  );
  expect(threadsOf(counted).complaints).toBeGreaterThan(0);
  socket.close();
});

test('a closed thread takes no answer, and neither claim nor complaint', async () => {
  expect((await act('close')).body.value).toMatchObject({ status: 'closed', claimedBy: null });
  for (const reply of [await answer('late'), await act('claim'), await act('complaint'), await act('close')])
    expect(outcome(reply)).toBe('409 error_thread_closed');
  expect((await read()).lastNo).toBe(1);
});

test('an operator does nothing in a thread of the own account, and others do', async () => {
  await api.client.send(
    'POST',
    '/wps/ops/member-accounts',
    { account: member.account },
    {
      key: randomUUID(),
      headers: other,
    },
  );
  const tried = [
    await answer('to myself', other),
    ...(await Promise.all(
      ['claim', 'release', 'close', 'complaint', 'acknowledgement'].map((what) => act(what, {}, other)),
    )),
    await act('read', { no: 1 }, other),
  ];
  expect(tried.map(outcome)).toEqual(tried.map(() => '403 error_self_dealing'));
  expect(await read()).toMatchObject({ status: 'open', lastNo: 1, seenNo: 0 });
  expect(outcome(await answer('from somebody else'))).toBe('200 null');
});

test('reading needs thread.read, answering and closing their own permissions', async () => {
  const reader = await sessionWith(db, api.url, ['thread.read']);
  const nobody = await sessionWith(db, api.url, ['deposit.read']);
  const get = (who: Who) => api.client.send('GET', `/wps/ops/threads/${thread}`, undefined, { headers: who });
  expect([outcome(await get(reader)), outcome(await get(nobody))]).toEqual([
    '200 null',
    '403 error_permission_missing',
  ]);
  for (const what of ['posts', 'claim', 'read', 'close', 'acknowledgement', 'complaint'])
    expect(outcome(await act(what, {}, reader))).toBe('403 error_permission_missing');
});

test('a thread and an image of another brand are 404; who has seen an image is recorded', async () => {
  const { body } = await sendFeedback(api.client, member, {}, [await picture()]);
  const [id, image] = [body.value?.id ?? '', body.value?.posts[0]?.images[0]?.id ?? ''];
  const show = (of: string) =>
    api.client.send<{ type: string }>('GET', `/wps/ops/threads/${of}/images/${image}`, undefined, {
      headers: operator,
    });
  expect((await show(id)).body.value?.type).toBe('image/jpeg');
  expect(outcome(await show(thread))).toBe('404 error_not_found');
  expect(
    await db.query(`select 1 from platform.audit where action = 'thread-image.viewed' and subject = $1`, [
      `thread image ${image}`,
    ]),
  ).toHaveLength(1);
  await db.query(
    "insert into site.brand (id, hosts, settings) select 'other', '{other.test}', settings from site.brand where id = 'mela'",
  );
  await db.query(`update messaging.thread set brand = 'other' where id = $1`, [id]);
  expect([outcome(await show(id)), outcome(await act('claim', {}, operator, id))]).toEqual([
    '404 error_not_found',
    '404 error_not_found',
  ]);
});

test('the list is taken as a file with its filters', async () => {
  const reply = await api.client.send(
    'GET',
    `/wps/ops/exports/threads?state=all&search=${member.account}`,
    undefined,
    { headers: operator },
  );
  expect(reply.status).toBe(200);
  expect(reply.text).toContain(thread);
  expect(reply.text).not.toContain('Where is my deposit');
});

/** Until it holds, for five seconds at most. */
async function waitFor(holds: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 49; tries += 1) {
    const held = await holds().then(
      () => true,
      () => false,
    );
    if (held) return;
    await setTimeout(100);
  }
  await holds();
}

test('a complaint is acknowledged by an act or by the first answer; operators are reminded until it is closed', async () => {
  expect(outcome(await act('acknowledgement'))).toBe('409 error_thread_no_complaint');
  await act('complaint');
  expect((await act('acknowledgement')).body.value?.complaint?.acknowledgedAt).toBeTruthy();
  const second = await newThread(api.client, member, { complaint: '1' });
  expect(
    (await answer('we look', operator, randomUUID(), second)).body.value?.complaint?.acknowledgedAt,
  ).toBeTruthy();
  const closed = await newThread(api.client, member, { complaint: '1' });
  await act('close', {}, operator, closed);
  const reminders = async () =>
    db.query<{ id: string; reminder: string | null }>(
      'select id, reminder from messaging.thread where id = any($1) order by opened_at',
      [[thread, second, closed]],
    );
  for (const [days, reminder] of [
    [28, 'half-time'],
    [21, 'week-left'],
    [7, 'overdue'],
  ] as const) {
    await moveSessions(db, days * DAY_MS);
    await api.advance(days * DAY_MS);
    await waitFor(async () => {
      expect(await reminders()).toEqual(
        [thread, second, closed].map((id) => ({ id, reminder: id === closed ? null : reminder })),
      );
    });
  }
});
