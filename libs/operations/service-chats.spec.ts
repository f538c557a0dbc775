import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { placeIn, type ServiceQueueState } from '#libs/messaging/common/service';
import type { ThreadCaseDetail, ThreadDetail, ThreadSummary } from '#libs/messaging/common/thread';
import { newChat, openChat } from '#libs/messaging/service/chat.fixture';
import { picture, writePost } from '#libs/messaging/threads/thread.fixture';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import {
  insertOperator,
  insertSession,
  moveSessions,
  operatorHeaders,
  operatorSession,
  sessionWith,
} from '#libs/platform/testing/test-session';

type Who = Record<string, string>;
type State = ServiceQueueState & { chat: ThreadSummary | null; seq: number };

const MINUTE_MS = 60_000;
const HELD = '409 error_claimed_by_another';
const PERMISSIONS = ['thread.read', 'thread.answer', 'thread.close'] as const;
const { db, api, worker, inbox } = setUpTestApi({ worker: true, inbox: true });
let operator: Who;
let other: Who;
let member: Registered;
/** Operators of five chats each, as many as one may have calls under way for. */
let operators: Who[];

beforeAll(async () => {
  void worker;
  operator = await sessionWith(db, api.url, [...PERMISSIONS]);
  other = await operatorSession(db, api.url, 'operator2');
  operators = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const person = await insertOperator(db, PERMISSIONS);
      return operatorHeaders(await insertSession(db, { person, role: 'operator' }), api.url);
    }),
  );
});
beforeEach(async () => {
  member = await api.client.register();
});

const outcome = ({ status, body }: Pick<Reply, 'status' | 'body'>) => `${status} ${body.message}`;
const act = (id: string, what: string, body: object = {}, who = operator) =>
  api.client.send<ThreadCaseDetail>('POST', `/wps/ops/threads/${id}/${what}`, body, { headers: who });
const answer = (id: string, text: string, who = operator) =>
  act(id, 'posts', { text, clientId: randomUUID() }, who);
const ofMember = (id: string, what: string, body: object = {}, { token } = member) =>
  api.client.send<ThreadSummary>('POST', `/wps/service/chats/${id}/${what}`, body, { token });
const state = async ({ token } = member) =>
  (await api.client.get<State>('/wps/service', token)).body.value as State;
const read = async (id: string, { token } = member) =>
  (await api.client.get<ThreadDetail>(`/wps/messages/threads/${id}`, token)).body.value as ThreadDetail;
const post = (id: string, text: string, clientId: string = randomUUID()) =>
  writePost(api.client, member, id, { text, clientId });
const close = (id: string) =>
  api.client.send('POST', `/wps/messages/threads/${id}/close`, {}, { token: member.token });
const pass = async (ms: number) => {
  await moveSessions(db, ms);
  await api.advance(ms);
};
const audited = async (id: string) =>
  (
    await db.query<{ action: string }>('select action from platform.audit where subject = $1 order by id', [
      `thread ${id}`,
    ])
  ).map(({ action }) => action);
const setHours = async (hours: object) => {
  await db.query(`update site.brand set settings = jsonb_set(settings, '{service}', $1)`, [
    JSON.stringify(hours),
  ]);
};

test('a chat waits in the queue, whose places are known, until an operator has it', async () => {
  const first = await newChat(api.client, member);
  const second = await api.client.register();
  await newChat(api.client, second);
  const [one, two] = [await state(), await state(second)];
  const [before, after] = [one.chat?.chat?.queuedAt ?? '', two.chat?.chat?.queuedAt ?? ''];
  expect([one.isOpen, one.chat?.id, placeIn(two, after) - placeIn(two, before)]).toEqual([true, first, 1]);
  const socket = api.client.socket(second.token);
  await socket.ready;
  socket.socket.emit('watch', { board: 'service.queue/chat' });
  const waiting = ({ data }: { data: unknown }) => (data as { data: ServiceQueueState }).data.waiting;
  await socket.waitFor('service.queue/chat', (event) => waiting(event).includes(before));
  const ofFirst = api.client.socket(member.token);
  await ofFirst.ready;
  expect(outcome(await act(first, 'claim'))).toBe('200 null');
  const pushed = await ofFirst.waitFor('thread.changed');
  expect(pushed.data).toMatchObject({ thread: { id: first, kind: 'service', chat: { queuedAt: null } } });
  expect(JSON.stringify(pushed)).not.toMatch(/operator\d/);
  await socket.waitFor('service.queue/chat', (event) => !waiting(event).includes(before));
});

test('posts of the member are pushed to the operator who has the chat, and typing goes both ways', async () => {
  const id = await newChat(api.client, member);
  const [ofOperator, ofOther] = [operator, other].map((who) => api.client.socket(undefined, undefined, who));
  const ofMine = api.client.socket(member.token);
  await Promise.all([ofOperator?.ready, ofOther?.ready, ofMine.ready]);
  expect(outcome(await ofMember(id, 'typing'))).toBe('200 null');
  await act(id, 'claim');
  await post(id, 'Are you there?');
  const pushed = await ofOperator?.waitFor(
    'service.case-changed',
    ({ data }) => (data as { post: unknown }).post !== null,
  );
  expect(pushed?.data).toMatchObject({
    thread: { id, lastNo: 2, account: member.account },
    post: { no: 2, author: 'member', text: 'Are you there?', clientId: null, by: null },
  });
  const typed = ({ data }: { data: unknown }) => (data as { data: { thread: string } }).data.thread === id;
  await ofMember(id, 'typing');
  await ofOperator?.waitFor('thread.typing', typed);
  await act(id, 'typing');
  await ofMine.waitFor('thread.typing', typed);
  await act(id, 'typing', {}, other);
  await answer(id, 'Yes');
  await ofMine.waitFor('thread.posted', ({ data }) => JSON.stringify(data).includes('Yes'));
  expect(ofMine.events.filter(({ name }) => name === 'thread.typing')).toHaveLength(1);
  expect(ofOther?.events.filter(({ name }) => /typing|case-changed/.test(name))).toEqual([]);
});

test('of two operators who claim at once one has the chat; it is handed on by a release', async () => {
  const id = await newChat(api.client, member);
  const replies = await Promise.all([act(id, 'claim'), act(id, 'claim', {}, other)]);
  expect(replies.map(outcome).sort()).toEqual(['200 null', HELD]);
  const [holder, second] = outcome(replies[0] as Reply) === HELD ? [other, operator] : [operator, other];
  expect(outcome(await answer(id, 'me too', second))).toBe(HELD);
  expect(outcome(await act(id, 'release', {}, holder))).toBe('200 null');
  expect((await state()).chat?.chat?.queuedAt).toBeTruthy();
  const answers = await Promise.all([answer(id, 'one', operator), answer(id, 'other', other)]);
  expect(answers.map(outcome).sort()).toEqual(['200 null', HELD]);
  expect((await read(id)).posts.map(({ no }) => no)).toEqual([1, 2]);
  expect(await audited(id)).toEqual([
    'thread.opened',
    'thread.claimed',
    'thread.released',
    'thread.answered',
  ]);
});

test('a member has one open chat: what begins another goes on with it, and a resend writes nothing', async () => {
  const clientId = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => openChat(api.client, member, { clientId })));
  const [id] = [...new Set(sent.map(({ body }) => body.value?.id))];
  expect(new Set(sent.map(({ body }) => body.value?.id)).size).toBe(1);
  const again = randomUUID();
  const more = await Promise.all(
    [again, again, randomUUID()].map((one) => openChat(api.client, member, { text: 'more', clientId: one })),
  );
  expect(more.map(({ body }) => body.value?.id)).toEqual([id, id, id]);
  expect((await read(id ?? '')).posts.map(({ no, text }) => [no, text])).toEqual([
    [1, 'Hello?'],
    [2, 'more'],
    [3, 'more'],
  ]);
  const images = [await picture()];
  const shown = await openChat(api.client, member, { text: 'see' }, images);
  expect(shown.body.value?.posts.at(-1)).toMatchObject({ no: 4, images: [{ width: 60, height: 40 }] });
});

test('20 posts a minute are taken', async () => {
  const id = await newChat(api.client, member);
  for (let n = 0; n < 20; n += 1) expect(outcome(await post(id, `post ${n}`))).toBe('200 null');
  expect(outcome(await post(id, 'one more'))).toBe('429 error_too_many_requests');
  expect((await read(id)).lastNo).toBe(21);
});

test('with the ids of another member every call is 404; feedback is no chat', async () => {
  const id = await newChat(api.client, member);
  await close(id);
  const stranger = await api.client.register();
  const replies = await Promise.all([
    ofMember(id, 'typing', {}, stranger),
    ofMember(id, 'rating', { rating: 1 }, stranger),
    ofMember(id, 'transcript', {}, stranger),
    api.client.get(`/wps/messages/threads/${id}`, stranger.token),
    writePost(api.client, stranger, id, { text: 'mine' }),
  ]);
  expect(replies.map(outcome)).toEqual(replies.map(() => '404 error_not_found'));
  expect((await state(stranger)).chat).toBeNull();
  const brand = await db.query(
    "insert into site.brand (id, hosts, settings) select 'other', '{other.test}', settings from site.brand where id = 'mela' on conflict do nothing returning 1",
  );
  expect(brand).toHaveLength(1);
  const foreign = await newChat(api.client, stranger);
  await db.query(`update messaging.thread set brand = 'other' where id = $1`, [foreign]);
  const tried = [await act(foreign, 'typing'), await act(foreign, 'claim'), await answer(foreign, 'no')];
  expect(tried.map(outcome)).toEqual(tried.map(() => '404 error_not_found'));
  const reader = await sessionWith(db, api.url, ['thread.read']);
  expect(outcome(await act(id, 'typing', {}, reader))).toBe('403 error_permission_missing');
});

test('a chat that is over is rated once, and stays over', async () => {
  const id = await newChat(api.client, member);
  expect(outcome(await ofMember(id, 'rating', { rating: 5 }))).toBe('409 error_chat_not_rated');
  await answer(id, 'Done');
  expect(outcome(await act(id, 'close'))).toBe('200 null');
  for (const rating of [0, 6, 2.5, '3'])
    expect(outcome(await ofMember(id, 'rating', { rating }))).toBe('400 error_invalid_input');
  expect((await ofMember(id, 'rating', { rating: 4 })).body.value).toMatchObject({ chat: { rating: 4 } });
  expect(outcome(await ofMember(id, 'rating', { rating: 4 }))).toBe('200 null');
  expect(outcome(await ofMember(id, 'rating', { rating: 1 }))).toBe('409 error_chat_not_rated');
  expect(outcome(await post(id, 'One more thing'))).toBe('409 error_thread_closed');
  const page = await api.client.send<{ list: ThreadSummary[] }>(
    'GET',
    `/wps/ops/threads?kind=service&state=closed&search=${member.account}`,
    undefined,
    { headers: operator },
  );
  expect(page.body.value?.list).toMatchObject([{ id, chat: { rating: 4 } }]);
  expect((await state()).chat?.id).toBe(id);
  await pass(61 * MINUTE_MS);
  expect((await state()).chat).toBeNull();
});

test('after half an hour a chat of a silent member is closed, and one of a silent operator waits again', async () => {
  const [answered, unanswered, held] = [member, await api.client.register(), await api.client.register()];
  const [one, two, three] = [
    await newChat(api.client, answered),
    await newChat(api.client, unanswered),
    await newChat(api.client, held),
  ];
  const sockets = [answered, unanswered, held].map(({ token }) => api.client.socket(token));
  await Promise.all(sockets.map(({ ready }) => ready));
  await answer(one, 'What is your order?');
  await act(three, 'claim');
  await pass(20 * MINUTE_MS);
  await writePost(api.client, held, three, { text: 'Are you still there?' });
  await pass(10 * MINUTE_MS);
  const [first, second, third] = sockets;
  await first?.waitFor('thread.changed', ({ data }) => JSON.stringify(data).includes('"closed"'));
  await second?.waitFor('thread.changed', ({ data }) => JSON.stringify(data).includes('"feedback"'));
  await third?.waitFor('thread.changed', ({ data }) => {
    const { chat } = (data as { thread: ThreadSummary }).thread;
    return chat?.queuedAt !== null;
  });
  expect(await read(one, answered)).toMatchObject({ status: 'closed', kind: 'service' });
  expect(await read(two, unanswered)).toMatchObject({ status: 'open', kind: 'feedback', chat: null });
  expect(await read(three, held)).toMatchObject({ status: 'open', kind: 'service' });
  expect(await audited(three)).toContain('thread.released');
  await pass(20 * MINUTE_MS);
  await third?.waitFor('thread.changed', ({ data }) => JSON.stringify(data).includes('"feedback"'));
  expect(outcome(await answer(two, 'We are sorry that you had to wait'))).toBe('200 null');
});

test('outside of the hours a chat becomes feedback, and one that is open goes on', async () => {
  const late = await api.client.register();
  const id = await newChat(api.client, member);
  try {
    await setHours({ days: [], from: '00:00', to: '00:00' });
    while ((await state()).isOpen);
    expect(await state()).toMatchObject({ isOpen: false, opensAt: null, chat: { id } });
    expect((await openChat(api.client, late)).body.value).toMatchObject({ kind: 'feedback', chat: null });
    expect((await openChat(api.client, member, { text: 'and' })).body.value).toMatchObject({
      id,
      kind: 'service',
      lastNo: 2,
    });
  } finally {
    await setHours({ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '00:00', to: '00:00' });
  }
  while (!(await state()).isOpen);
});

test('a complaint leaves the chat and is answered as feedback', async () => {
  const id = await newChat(api.client, member);
  await act(id, 'claim');
  await act(id, 'complaint');
  expect(await read(id)).toMatchObject({ kind: 'feedback', chat: null, complaint: { acknowledgedAt: null } });
  await pass(31 * MINUTE_MS);
  expect(outcome(await post(id, 'I wait'))).toBe('200 null');
});

test('a transcript goes to the proved address, in the language of the member, three times an hour', async () => {
  const id = await newChat(api.client, member);
  await answer(id, 'We have found it');
  // More than a page shows at once.
  await db.query(
    `insert into messaging.post (thread, no, author, text, at)
     select $1, no, 'member', 'line ' || no, now() from generate_series(3, 150) no`,
    [id],
  );
  await db.query('update messaging.thread set last_no = 150 where id = $1', [id]);
  expect(outcome(await ofMember(id, 'transcript'))).toBe('422 error_email_unproved');
  const email = `${member.account}@mela.test`;
  await db.query(
    `update members.member set email = $2, email_verified_at = now(), language = 'BN' where id = $1`,
    [member.id, email],
  );
  expect(outcome(await ofMember(id, 'transcript'))).toBe('200 null');
  const mail = await inbox.take(email);
  expect(mail.text).toContain('Hello?');
  expect(mail.text).toContain('We have found it');
  expect(mail.text.match(/line \d/g)).toHaveLength(148);
  expect(mail.text).toContain('আপনি');
  expect(mail.text).not.toMatch(/operator\d/);
  expect([outcome(await ofMember(id, 'transcript')), outcome(await ofMember(id, 'transcript'))]).toEqual([
    '200 null',
    '200 null',
  ]);
  expect(outcome(await ofMember(id, 'transcript'))).toBe('429 error_too_many_requests');
});

test('MS2: 50 chats at once with resends of both sides have each post once, numbered without gaps', async () => {
  /** As a browser does: again under the same client id while the database has no connection for it. */
  const untilAnswered = async <Value>(send: () => Promise<Pick<Reply<Value>, 'status' | 'body'>>) => {
    for (;;) {
      const reply = await send();
      if (reply.status === 200 && reply.body.value) return reply.body.value;
      if (reply.status !== 503) throw new Error(outcome(reply));
      await setTimeout(50);
    }
  };
  const members: Registered[] = [];
  while (members.length < 50) members.push(await api.client.register());
  const chatWithResends = async (one: Registered, index: number): Promise<ThreadDetail[]> => {
    const operator = operators[index % operators.length] as Who;
    const clientId = randomUUID();
    const open = () => untilAnswered(() => openChat(api.client, one, { clientId }));
    const [{ id }, again] = await Promise.all([open(), open()]);
    expect(again.id).toBe(id);
    const sendings = [1, 2].flatMap((n) => {
      const [ofMember, ofOperator] = [randomUUID(), randomUUID()];
      return [
        () => writePost(api.client, one, id, { text: `post ${n}`, clientId: ofMember }),
        () => act(id, 'posts', { text: `answer ${n}`, clientId: ofOperator }, operator),
      ];
    });
    await Promise.all([...sendings, ...sendings].map((send) => untilAnswered<unknown>(send)));
    return Promise.all([
      untilAnswered(() => api.client.get<ThreadDetail>(`/wps/messages/threads/${id}`, one.token)),
      untilAnswered(() =>
        api.client.send<ThreadDetail>('GET', `/wps/ops/threads/${id}`, undefined, { headers: operator }),
      ),
    ]);
  };
  for (const { lastNo, posts } of (await Promise.all(members.map(chatWithResends))).flat()) {
    expect([lastNo, posts.map(({ no }) => no)]).toEqual([5, [1, 2, 3, 4, 5]]);
    expect(posts.map(({ text }) => text).sort()).toEqual([
      'Hello?',
      'answer 1',
      'answer 2',
      'post 1',
      'post 2',
    ]);
  }
}, 180_000);
