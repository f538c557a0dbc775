import { randomUUID } from 'node:crypto';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { BroadcastDetail } from '../common/broadcast.js';
import { CONSENT_PRODUCTS, type ConsentTo } from '../common/consent.js';
import { UnreadCounts } from '../unread-counts.js';

interface Inbox {
  list: { id: string; kind: string; category: string; data: Record<string, string>; read: boolean }[];
  total: number;
}

const REASON = 'for the season';
const { db, api, worker, parts } = setUpTestApi({ worker: true, parts: [] });
let operator: Record<string, string>;
let second: Record<string, string>;
let member: Registered;

beforeAll(async () => {
  void worker;
  operator = await operatorSession(db, api.url, 'operator1');
  second = await operatorSession(db, api.url, 'operator2');
});
beforeEach(async () => {
  await db.query(`update messaging.broadcast set status = 'ended', due_at = null`);
  member = await api.client.register();
});

const ops = (method: string, path: string, body?: object) =>
  api.client.send<BroadcastDetail>(method, `/wps/ops/broadcasts${path}`, body, {
    key: randomUUID(),
    headers: operator,
  });
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const draft = (changes: object = {}) => ({
  kind: 'service',
  texts: { EN: { title: 'News', content: 'Read <script>x</script>it' }, BN: { title: 'খবর' } },
  audience: {},
  ...changes,
});

async function created(changes: object = {}): Promise<BroadcastDetail> {
  const { body } = await ops('POST', '', draft(changes));
  if (!body.value) throw new Error(JSON.stringify(body));
  return body.value;
}
/** What reaches many takes a second operator. */
async function published(changes: object = {}): Promise<string> {
  const { id, version } = await created(changes);
  const reply = await api.client.send<{ proposal: string | null }>(
    'POST',
    `/wps/ops/broadcasts/${id}/publish`,
    { version, reason: REASON },
    { key: randomUUID(), headers: operator },
  );
  expect(outcome(reply)).toBe('200 null');
  const proposal = reply.body.value?.proposal ?? null;
  if (proposal !== null) expect(outcome(await approve(proposal))).toBe('200 null');
  return id;
}
const approve = (proposal: string) =>
  api.client.send('POST', `/wps/ops/proposals/${proposal}/approval`, undefined, {
    key: randomUUID(),
    headers: second,
  });
const inbox = async (query = 'language=EN', { token } = member) =>
  (await api.client.get(`/wps/messages?${query}`, token)).body.value as Inbox;
const unread = async ({ token } = member) =>
  ((await api.client.get('/wps/relay/CSP_unreadCount', token)).body.value as { messages: number }).messages;
const agree = (to: ConsentTo[], given = true) =>
  api.client.send(
    'PUT',
    '/wps/messages/consents',
    { choices: to.map((one) => ({ ...one, given })) },
    { token: member.token },
  );
const act = (what: 'read' | 'removal', body: object, { token } = member) =>
  api.client.send('POST', `/wps/messages/${what}`, body, { token });

test('is drafted, published and stopped, in the inbox of whom it is for; pages are told, and the audit says who', async () => {
  const socket = api.client.socket(member.token);
  await socket.ready;
  const { id, version } = await created();
  expect(await inbox()).toMatchObject({ total: 0 });
  await ops('POST', `/${id}/publish`, { version, reason: REASON });
  await socket.waitFor('inbox.changed');
  expect(await inbox()).toMatchObject({
    total: 1,
    list: [{ id, kind: 'broadcast.service', category: 'service', read: false, data: { title: 'News' } }],
  });
  expect((await inbox()).list[0]?.data.content).not.toContain('script');
  expect((await inbox('language=BN')).list[0]?.data).toMatchObject({ title: 'খবর', language: 'BN' });
  expect(await unread()).toBe(1);
  const later = await api.client.register();
  expect([await unread(later), (await inbox('', later)).total]).toEqual([0, 0]);
  expect(outcome(await ops('PUT', `/${id}`, { version, ...draft() }))).toBe('409 error_broadcast_state');
  expect(outcome(await ops('POST', `/${id}/stop`, { reason: 'it was wrong' }))).toBe('200 null');
  expect([await unread(), (await inbox()).total]).toEqual([0, 0]);
  socket.close();
  const audit = await db.query(`select action from platform.audit where subject = $1 order by id`, [
    `broadcast ${id}`,
  ]);
  expect(audit.map(({ action }) => action)).toEqual([
    'broadcast.created',
    'broadcast.published',
    'broadcast.stopped',
  ]);
});

test('two devices at once read and delete: each has one mark, and the last push the right figure', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push(await published());
  const [first, second, third] = ids as [string, string, string];
  await Promise.all([
    act('read', { ids: [first] }),
    act('read', { ids: [first, second] }),
    act('removal', { ids: [third] }),
    act('removal', { ids: [third, first] }),
  ]);
  expect(await unread()).toBe(1);
  expect((await inbox()).list.map(({ id, read }) => [id, read])).toEqual([
    [ids[3], false],
    [second, true],
  ]);
  const events = await parts.events.after(member.id, 0, 100);
  expect(events.at(-1)?.data).toMatchObject({ messages: 1 });
  const marks = await db.query('select 1 from messaging.broadcast_mark where member = $1', [member.id]);
  expect(marks).toHaveLength(3);
  await act('read', {});
  const all = await db.query('select 1 from messaging.inbox_mark where member = $1', [member.id]);
  expect([await unread(), all.length]).toEqual([0, 1]);
  await published();
  expect(await unread()).toBe(1);
});

test('marketing needs consent, which is not given by itself, and is on record', async () => {
  await published({ kind: 'marketing' });
  const consents = () => api.client.get('/wps/messages/consents', member.token);
  const all = CONSENT_PRODUCTS.map((product) => ({ product, channel: 'inbox' as const }));
  expect([(await consents()).body.value, await unread()]).toEqual([{ given: [] }, 0]);
  await agree(all);
  const given = (await consents()).body.value as { given: ConsentTo[] };
  expect(new Set(given.given.map((one) => JSON.stringify(one)))).toEqual(
    new Set(all.map((one) => JSON.stringify(one))),
  );
  expect(await unread()).toBe(1);
  expect((await inbox('category=rewards')).total).toBe(1);
  const [first] = all as [ConsentTo];
  await agree([first], false);
  expect([await unread(), (await inbox()).total]).toEqual([0, 0]);
  const audit = await db.query(
    `select action from platform.audit where subject = $1 and action like 'consent.%' order by id`,
    [`member ${member.id}`],
  );
  expect(audit.map(({ action }) => action)).toEqual([...all.map(() => 'consent.given'), 'consent.withdrawn']);
});

test('an offer comes to who agreed to its product in the inbox, and to nobody for another product or channel', async () => {
  for (const product of [...CONSENT_PRODUCTS, null])
    await published({ kind: 'marketing', audience: { product } });
  const products = async () => {
    const ids = (await inbox()).list.map(({ id }) => id);
    const rows = await db.query<{ product: string | null }>(
      'select product from messaging.broadcast where id = any($1::uuid[]) order by product nulls last',
      [ids],
    );
    return rows.map(({ product }) => product);
  };
  const counted = async (product: string | null) => {
    const { body } = await ops('POST', '/audience', { kind: 'marketing', audience: { product } });
    return (body.value as unknown as { members: number }).members;
  };
  const before = [await counted('casino'), await counted('betting'), await counted(null)];
  await agree(
    CONSENT_PRODUCTS.flatMap((product) => [
      { product, channel: 'mail' as const },
      { product, channel: 'sms' as const },
    ]),
  );
  expect(await products()).toEqual([]);
  await agree([{ product: 'betting', channel: 'inbox' }]);
  expect(await products()).toEqual(['betting']);
  expect([await counted('casino'), await counted('betting'), await counted(null)]).toEqual([
    before[0],
    (before[1] ?? 0) + 1,
    before[2],
  ]);
  await agree([
    { product: 'casino', channel: 'inbox' },
    { product: 'lottery', channel: 'inbox' },
  ]);
  expect(await products()).toEqual(['betting', 'casino', 'lottery', null]);
  await agree([{ product: 'lottery', channel: 'inbox' }], false);
  expect(await products()).toEqual(['betting', 'casino']);
  const kept = await created({ kind: 'service', audience: { product: 'casino' } });
  expect(kept.draft.audience.product).toBeNull();
  const strange = { choices: [{ product: 'poker', channel: 'inbox', given: true }] };
  expect(
    outcome(await api.client.send('PUT', '/wps/messages/consents', strange, { token: member.token })),
  ).toBe('400 error_invalid_input');
});

test('who is barred from rewards gets no marketing, and is not counted for it', async () => {
  await published({ kind: 'marketing' });
  await agree(CONSENT_PRODUCTS.map((product) => ({ product, channel: 'inbox' })));
  const audience = async () => {
    const { body } = await ops('POST', '/audience', { kind: 'marketing', audience: {} });
    return (body.value as unknown as { members: number }).members;
  };
  const before = await audience();
  expect(await unread()).toBe(1);
  await db.query(
    `insert into safer_play.restriction (brand, member, kind, reason, since, set_by, set_as)
     select 'mela', $1, 'no_rewards', 'a test', now() - interval '1 second', id, account from authentication.operator limit 1`,
    [member.id],
  );
  expect([await unread(), (await inbox()).total, await audience()]).toEqual([0, 0, before - 1]);
  await published();
  expect(await unread()).toBe(1);
});

test('a planned one begins and ends by itself', async () => {
  const [publishAt, endAt] = [2000, 4000].map((ms) => new Date(Date.now() + ms).toISOString());
  const { id, version } = await created({ publishAt, endAt });
  const planned = await ops('POST', `/${id}/plan`, { version, reason: REASON });
  expect(planned.body.value).toMatchObject({ broadcast: { state: 'planned' }, proposal: null });
  const state = async () => (await ops('GET', `/${id}`)).body.value?.state;
  while ((await unread()) === 0);
  while ((await unread()) === 1);
  while ((await state()) !== 'ended');
  expect((await inbox()).total).toBe(0);
});

test.each([
  ['no text', { texts: {} }, '400 error_invalid_input'],
  ['an end that is past', { endAt: '2020-01-01T00:00:00Z' }, '400 error_invalid_input'],
])('is not published with %s', async (_, changes, expected) => {
  const { id, version } = await created(changes);
  expect((await ops('POST', `/${id}/publish`, { version, reason: REASON })).status).toBe(
    Number(expected.slice(0, 3)),
  );
});

test('one publication to 100,000 members writes one row, and the counters are exact', async () => {
  await db.query(
    `insert into members.member (brand, account, type, password_hash, registered_at, vip_rank, language)
     select 'mela', 'many' || g, case when g % 50 = 0 then 1 else 0 end, 'none', now() - g * interval '1 minute', g % 6,
       (array['EN', 'BN', null])[g % 3 + 1]
     from generate_series(1, 100000) g`,
  );
  await db.query('analyze members.member');
  const written = async () => {
    const tables = ['message', 'broadcast', 'broadcast_mark', 'inbox_mark', 'consent', 'counter'];
    const counts = tables.map((table) => `(select count(*) from messaging.${table})`).join(' + ');
    const [row] = await db.query<{ rows: string; events: string }>(
      `select ${counts} as rows, (select count(*) from platform.event) as events`,
    );
    return [Number(row?.rows), Number(row?.events)] as [number, number];
  };
  const day = new Date(Date.now() - 30 * 86_400_000).toISOString();
  const audiences = [
    {},
    { levels: [2, 3] },
    { languages: ['EN'] },
    { languages: ['BN'] },
    { members: 'agents' },
    { members: 'players', levels: [0], registeredBefore: day },
  ];
  const before = await written();
  for (const audience of audiences) await published({ audience });
  await published({ kind: 'marketing' });
  await published({ kind: 'marketing', audience: { product: 'betting' } });
  const after = await written();
  expect([after[0] - before[0], after[1] - before[1]]).toEqual([audiences.length + 2, 0]);

  const sampled = await db.query<{ id: string }>(
    `select id from members.member where account like 'many%' and id % 97 = 0 order by id limit 1000`,
  );
  const ids = sampled.map(({ id }) => id);
  await db.query(
    `insert into messaging.consent (member, product, channel, given, changed_at)
     select id, product, 'inbox', id % 2 = 0, now()
     from unnest($1::bigint[]) id, unnest(array['casino', 'betting', 'lottery']) product where id % 3 = 0 and (id + length(product)) % 7 > 0`,
    [ids],
  );
  await db.query(
    `insert into messaging.broadcast_mark (member, broadcast, read_at, hidden_at)
     select m, b.id, now(), case when m % 5 = 0 then now() end
     from unnest($1::bigint[]) m, messaging.broadcast b where b.status = 'published' and (m + b.no) % 4 = 0`,
    [ids],
  );
  await db.query(
    `insert into messaging.inbox_mark (member, read_no, at)
     select m, (select max(no) - 2 from messaging.broadcast), now() from unnest($1::bigint[]) m where m % 11 = 0`,
    [ids],
  );
  const counts = await new UnreadCounts(parts.database, parts.events, parts.clock).of(ids);
  expect(ids.map((id) => counts.get(id)?.messages)).toEqual(await oracle(ids));
  expect(new Set([...counts.values()].map(({ messages }) => messages)).size).toBeGreaterThan(3);
});

/** Counts by a loop over plain rows: it shares nothing with the SQL that is tested. */
async function oracle(ids: string[]): Promise<number[]> {
  const members = await db.query<{
    id: string;
    type: number;
    rank: number;
    language: string | null;
    at: Date;
  }>(
    'select id, type, vip_rank as rank, language, registered_at as at from members.member where id = any($1) order by id',
    [ids],
  );
  const live = (await db.query(`select * from messaging.broadcast where status = 'published'`)) as Record<
    string,
    unknown
  >[];
  const keys = async (sql: string) => new Set((await db.query<{ key: string }>(sql)).map(({ key }) => key));
  const marked = await keys(`select member || ' ' || broadcast as key from messaging.broadcast_mark`);
  const agreed = await keys(
    `select member || ' ' || product as key from messaging.consent where given and channel = 'inbox'`,
  );
  const upTo = new Map(
    (
      await db.query<{ member: string; no: string }>('select member, read_no as no from messaging.inbox_mark')
    ).map(({ member: id, no }) => [id, Number(no)]),
  );
  const isFor = (one: Record<string, unknown>, m: (typeof members)[number]) => {
    const [levels, languages] = [one.levels as number[] | null, one.languages as string[] | null];
    const isAgent = m.type !== 0 && m.type !== 4;
    if (m.at > (one.published_at as Date)) return false;
    if (levels && !levels.includes(m.rank)) return false;
    if (languages && !languages.includes(m.language ?? 'BN')) return false;
    if (one.agents !== null && one.agents !== isAgent) return false;
    if (one.registered_before && m.at >= (one.registered_before as Date)) return false;
    const products = one.product === null ? CONSENT_PRODUCTS : [String(one.product)];
    return one.kind !== 'marketing' || products.every((product) => agreed.has(`${m.id} ${product}`));
  };
  return members.map(
    (m) =>
      live.filter(
        (one) =>
          isFor(one, m) && !marked.has(`${m.id} ${String(one.id)}`) && Number(one.no) > (upTo.get(m.id) ?? 0),
      ).length,
  );
}
