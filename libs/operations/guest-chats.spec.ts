import { randomUUID } from 'node:crypto';
import type { ServiceQueueState } from '#libs/messaging/common/service';
import type {
  ThreadCase,
  ThreadCaseDetail,
  ThreadDetail,
  ThreadSummary,
} from '#libs/messaging/common/thread';
import { newChat, newGuest, openChat } from '#libs/messaging/service/chat.fixture';
import { newThread, picture, sendForm, writePost } from '#libs/messaging/threads/thread.fixture';
import { solveBotCheck } from '#libs/platform/testing/bot-check';
import type { Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { moveSessions, operatorSession } from '#libs/platform/testing/test-session';

type State = ServiceQueueState & { chat: ThreadSummary | null; seq: number };

const MINUTE_MS = 60_000;
const { db, api, worker } = setUpTestApi({ worker: true, env: { TRUSTED_PROXIES: '127.0.0.1' } });
let operator: Record<string, string>;
let guest: { token: string };

beforeAll(async () => {
  void worker;
  operator = await operatorSession(db, api.url);
});
beforeEach(async () => {
  await db.query(`delete from platform.limit_hit where key like '%guest-sessions%'`);
  guest = await newGuest(api.client);
});

const outcome = ({ status, body }: Pick<Reply, 'status' | 'body'>) => `${status} ${body.message}`;
const act = (id: string, what: string, body: object = {}) =>
  api.client.send<ThreadCaseDetail>('POST', `/wps/ops/threads/${id}/${what}`, body, { headers: operator });
const answer = (id: string, text: string) => act(id, 'posts', { text, clientId: randomUUID() });
const read = (id: string, { token } = guest) =>
  api.client.get<ThreadDetail>(`/wps/messages/threads/${id}`, token);
const state = async () => (await api.client.get<State>('/wps/service', guest.token)).body.value as State;
const begin = (botCheck?: string, address = '198.51.100.7') =>
  api.client.send<{ token: string; expiresAt: string }>(
    'POST',
    '/wps/service/session',
    { botCheck },
    { headers: { 'x-forwarded-for': address } },
  );

test('a guest proves work once, and gets a session for 24 hours, whether or not it is used', async () => {
  expect(outcome(await begin())).toBe('422 error_bot_check_required');
  expect(outcome(await begin('bm9uZQ=='))).toBe('422 error_bot_check_failed');
  const solved = await solveBotCheck(api.client);
  const { body } = await begin(solved);
  expect(outcome(await begin(solved))).toBe('422 error_bot_check_failed');
  const { token = '', expiresAt = '' } = body.value ?? {};
  const left = new Date(expiresAt).getTime() - Date.now();
  expect(Math.abs(left - 24 * 60 * MINUTE_MS)).toBeLessThan(MINUTE_MS);
  const service = async () => outcome(await api.client.get('/wps/service', token));
  const aged = async (minutes: number) => {
    await db.query(
      `update authentication.session set seen_at = seen_at - $2 * interval '1 minute', expires_at = expires_at - $2 * interval '1 minute'
       where role = 'service-guest' and person = (select max(person) from authentication.session where role = $1)`,
      ['service-guest', minutes],
    );
  };
  await aged(23 * 60);
  expect(await service()).toBe('200 null');
  await aged(2 * 60);
  expect(await service()).toBe('401 error_session_ended');
});

test('of one network 20 guest sessions an hour are opened, and of another one still some', async () => {
  for (let n = 0; n < 20; n += 1)
    expect(outcome(await begin(await solveBotCheck(api.client)))).toBe('200 null');
  expect(outcome(await begin(await solveBotCheck(api.client)))).toBe('429 error_too_many_requests');
  expect(outcome(await begin(await solveBotCheck(api.client), '198.51.100.8'))).toBe('200 null');
});

test('a guest chats, sees answers and images live, replays what it missed, and rates', async () => {
  const socket = api.client.socket(guest.token);
  await socket.ready;
  const id = await newChat(api.client, guest);
  await socket.waitFor('thread.posted');
  const list = await api.client.send<{ list: ThreadCase[] }>(
    'GET',
    '/wps/ops/threads?kind=service&state=live&search=guest-',
    undefined,
    { headers: operator },
  );
  const found = list.body.value?.list.find((one) => one.id === id);
  expect(found).toMatchObject({ guest: true, account: `guest-${found?.member}`, chat: { rating: null } });
  expect(found?.chat?.queuedAt).toBeTruthy();
  expect(outcome(await act(id, 'claim'))).toBe('200 null');
  const images = [await picture()];
  const sent = await sendForm(
    api.client,
    'POST',
    `/wps/ops/threads/${id}/posts`,
    { clientId: randomUUID(), text: 'Like this' },
    { images, headers: operator },
  );
  expect(outcome(sent)).toBe('200 null');
  const pushed = await socket.waitFor('thread.posted', ({ data }) =>
    JSON.stringify(data).includes('Like this'),
  );
  expect(pushed.data).toMatchObject({
    thread: { id, unread: true },
    post: { no: 2, images: [{ width: 60 }] },
  });
  const { post } = pushed.data as { post: { images: { id: string }[] } };
  const image = `/wps/messages/threads/${id}/images/${post.images[0]?.id}`;
  expect(outcome(await api.client.get(image, guest.token))).toBe('200 null');
  await api.client.send('POST', `/wps/service/chats/${id}/typing`, {}, { token: guest.token });
  socket.close();
  await answer(id, 'Are you there?');
  const again = api.client.socket(guest.token, pushed.seq);
  await again.waitFor('thread.posted', ({ data }) => JSON.stringify(data).includes('Are you there?'));
  expect(again.events.every(({ seq }) => seq === null || seq > (pushed.seq ?? 0))).toBe(true);
  expect(outcome(await writePost(api.client, guest, id, { text: 'Yes' }, images))).toBe('200 null');
  expect((await read(id)).body.value?.posts.map(({ no }) => no)).toEqual([1, 2, 3, 4]);
  expect(outcome(await act(id, 'close'))).toBe('200 null');
  const rating = await api.client.send(
    'POST',
    `/wps/service/chats/${id}/rating`,
    { rating: 5 },
    { token: guest.token },
  );
  expect(rating.body.value).toMatchObject({ chat: { rating: 5 } });
  expect((await state()).chat?.id).toBe(id);
  const audited = await db.query<{ actor: string; action: string }>(
    `select actor, action from platform.audit where subject = $1 and actor like 'guest %' order by id`,
    [`thread ${id}`],
  );
  expect(audited.map(({ action }) => action)).toEqual(['thread.opened', 'thread.written', 'thread.rated']);
});

test("a guest reads and writes no other thread, and nothing that is a member's", async () => {
  const member = await api.client.register();
  const other = await newGuest(api.client);
  const ids = [
    await newThread(api.client, member),
    await newChat(api.client, member),
    await newChat(api.client, other),
  ];
  const own = await newChat(api.client, guest);
  const [fed] = await db.query<{ image: string }>(
    `insert into messaging.post_image (id, thread, post, place, type, width, height, data, sha256)
     values (gen_random_uuid(), $1, 1, 0, 'image/jpeg', 1, 1, '', '') returning id as image`,
    [ids[0]],
  );
  for (const id of ids) {
    const tried = [
      await read(id),
      await writePost(api.client, guest, id, { text: 'mine' }),
      await api.client.get(`/wps/messages/threads/${id}/images/${fed?.image}`, guest.token),
      ...(await Promise.all(
        [`/wps/messages/threads/${id}/close`, `/wps/service/chats/${id}/typing`].map((path) =>
          api.client.send('POST', path, {}, { token: guest.token }),
        ),
      )),
      await api.client.send('POST', `/wps/messages/threads/${id}/read`, { no: 1 }, { token: guest.token }),
      await api.client.send('POST', `/wps/service/chats/${id}/rating`, { rating: 1 }, { token: guest.token }),
    ];
    expect(tried.map(outcome)).toEqual(tried.map(() => '404 error_not_found'));
  }
  const image = `/wps/messages/threads/${own}/images/${fed?.image}`;
  expect(outcome(await api.client.get(image, guest.token))).toBe('404 error_not_found');
  expect(outcome(await read(own, member))).toBe('404 error_not_found');
  for (const path of ['/wps/messages/threads', '/wps/member/info', '/wps/relay/CSP_unreadCount'])
    expect([401, 404]).toContain((await api.client.get(path, guest.token)).status);
  const mailed = await api.client.send(
    'POST',
    `/wps/service/chats/${own}/transcript`,
    {},
    { token: guest.token },
  );
  expect(outcome(mailed)).toBe('401 error_not_logged_in');
  expect(outcome(await api.client.send('PUT', '/wps/feedback', {}, { token: guest.token }))).toBe(
    '401 error_not_logged_in',
  );
});

test('a guest has one open chat and 20 posts a minute', async () => {
  const id = await newChat(api.client, guest);
  expect((await openChat(api.client, guest, { text: 'more' })).body.value?.id).toBe(id);
  for (let n = 0; n < 19; n += 1)
    expect(outcome(await writePost(api.client, guest, id, { text: `post ${n}` }))).toBe('200 null');
  expect(outcome(await writePost(api.client, guest, id, { text: 'one more' }))).toBe(
    '429 error_too_many_requests',
  );
});

test('what a guest could not read later is not promised: no complaint, no message outside of the hours, no feedback', async () => {
  const id = await newChat(api.client, guest);
  expect(outcome(await act(id, 'complaint'))).toBe('409 error_thread_of_guest');
  const socket = api.client.socket(guest.token);
  await socket.ready;
  await moveSessions(db, 30 * MINUTE_MS);
  await api.advance(30 * MINUTE_MS);
  await socket.waitFor('thread.changed', ({ data }) => JSON.stringify(data).includes('"closed"'));
  expect((await read(id)).body.value).toMatchObject({ kind: 'service', status: 'closed' });
  const hours = (days: string[]) =>
    db.query(`update site.brand set settings = jsonb_set(settings, '{service}', $1)`, [
      JSON.stringify({ days, from: '00:00', to: '00:00' }),
    ]);
  try {
    await hours([]);
    while ((await state()).isOpen);
    expect(outcome(await openChat(api.client, guest))).toBe('409 error_service_closed');
  } finally {
    await hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
  }
});
