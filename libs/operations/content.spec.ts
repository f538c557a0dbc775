import { randomUUID } from 'node:crypto';
import type { Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession, sessionWith } from '#libs/platform/testing/test-session';
import type { Announcement, AnnouncementDetail, AnnouncementDraft } from '#libs/site/common/announcements';
import { announcementChanged } from '#libs/site/common/site.events';

type Who = Record<string, string>;
interface Lists {
  banners: { title: string; action: string }[];
  notices: Announcement[];
  popup: Announcement[];
  promotion: Announcement[];
}

const { db, api, worker } = setUpTestApi({ worker: true });
let first: Who;
let second: Who;

beforeAll(async () => {
  void worker;
  first = await operatorSession(db, api.url, 'operator1');
  second = await operatorSession(db, api.url, 'operator2');
});

const send = <Value = AnnouncementDetail>(method: string, path: string, body?: object, headers = first) =>
  api.client.send<Value>(method, `/wps/ops/content${path}`, body, { key: randomUUID(), headers });
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const text = (title: string, content = '') => ({ title, content });
const draftOf = (changes: Partial<AnnouncementDraft> | object = {}) => ({
  texts: { EN: text('News', '<p>Read it</p>') },
  ...changes,
});

async function create(kind: string, changes: object = {}): Promise<AnnouncementDetail> {
  const { body } = await send('POST', '', { kind, ...draftOf(changes) });
  if (!body.value) throw new Error(JSON.stringify(body));
  return body.value;
}
const publish = ({ id, version }: { id: string; version: number }) =>
  send('POST', `/${id}/publish`, { version });
async function published(kind: string, changes: object = {}) {
  const made = await create(kind, changes);
  expect(outcome(await publish(made))).toBe('200 null');
  const shown = async () => {
    const path = `/wps/relay/MCSFE_getAnnouncementContent?types=${kind}&language=EN`;
    return ((await api.client.get(path)).body.value as { list: Announcement[] }).list.map(({ id }) => id);
  };
  while (!(await shown()).includes(made.id)); // Each process reads the content version again within half a second.
  return made;
}
async function lists(token?: string, language = 'EN'): Promise<Lists> {
  const path = `/wps/relay/MCSFE_getListAnnouncements?language=${language}`;
  return (await api.client.get(path, token)).body.value as Lists;
}
const noticeIds = async () => (await lists()).notices.map(({ id }) => id);

test('visitors see a draft once it is published, and until it is withdrawn; the audit says who did it', async () => {
  const { id, version } = await create('PL', { promotionType: 'daily' });
  expect(await noticeIds()).not.toContain(id);
  const socket = api.client.socket();
  await socket.ready;
  expect((await publish({ id, version })).body.value).toMatchObject({
    state: 'published',
    unpublished: false,
  });
  await socket.waitFor(announcementChanged.name);
  expect((await lists()).notices.find((one) => one.id === id)).toMatchObject({
    kind: 'PL',
    title: 'News',
    content: '<p>Read it</p>',
    promotionType: 'daily',
  });
  expect(outcome(await send('POST', `/${id}/withdraw`, { reason: 'it is over' }))).toBe('200 null');
  while ((await noticeIds()).includes(id));
  socket.close();
  const audit = await db.query(
    'select action, after from platform.audit where subject = $1 order by at, id',
    [`announcement ${id}`],
  );
  expect(audit).toMatchObject([
    { action: 'announcement.created' },
    { action: 'announcement.published', after: { status: 'published', version: 1 } },
    { action: 'announcement.withdrawn', after: { reason: 'it is over' } },
  ]);
});

test('a saved draft changes nothing for visitors until it is published again', async () => {
  const { id } = await published('PL');
  const saved = await send('PUT', `/${id}`, { version: 1, ...draftOf({ texts: { EN: text('Later') } }) });
  expect(saved.body.value).toMatchObject({
    version: 2,
    unpublished: true,
    state: 'published',
    title: 'Later',
  });
  const titleShown = async () => (await lists()).notices.find((one) => one.id === id)?.title;
  expect(await titleShown()).toBe('News');
  await publish({ id, version: 2 });
  while ((await titleShown()) !== 'Later');
  const earlier = await send<AnnouncementDraft>('GET', `/${id}/versions/1`);
  expect(earlier.body.value?.texts.EN?.title).toBe('News');
});

test('of two editors the second is refused, and nobody publishes what he has not seen', async () => {
  const { id } = await create('PL');
  await send('PUT', `/${id}`, { version: 1, ...draftOf({ texts: { EN: text('Of the first') } }) });
  const late = await send('PUT', `/${id}`, { version: 1, ...draftOf() }, second);
  expect(outcome(late)).toBe('409 error_announcement_changed');
  expect(late.body.params).toEqual({ version: 2, by: 'operator1' });
  expect(outcome(await publish({ id, version: 1 }))).toBe('409 error_announcement_changed');
  expect((await send('GET', `/${id}`)).body.value).toMatchObject({ version: 2, title: 'Of the first' });
});

test('a planned one begins and ends by itself, and pages are told', async () => {
  const now = Date.now();
  const socket = api.client.socket();
  await socket.ready;
  const fromAt = new Date(now + 2500).toISOString();
  const untilAt = new Date(now + 4000).toISOString();
  const { id, version } = await create('PL', { fromAt, untilAt });
  expect((await send('POST', `/${id}/plan`, { version })).body.value).toMatchObject({ state: 'planned' });
  expect(await noticeIds()).not.toContain(id);
  const state = async () => (await send('GET', `/${id}`)).body.value?.state;
  const changes = () => socket.events.filter(({ name }) => name === announcementChanged.name).length;
  while (!(await noticeIds()).includes(id));
  while ((await noticeIds()).includes(id));
  while ((await state()) === 'published');
  expect(await state()).toBe('withdrawn');
  expect(changes()).toBeGreaterThanOrEqual(2);
  socket.close();
});

test.each([
  ['an unknown language', 'PL', { texts: { XX: text('x') } }, 'XX'],
  ['a line with a reversed direction', 'PL', { texts: { EN: text('a\u202eb') } }, 'texts.EN.title'],
  ['two lines in a title', 'PL', { texts: { EN: text('a\nb') } }, 'texts.EN.title'],
  ['too long a content', 'PL', { texts: { EN: text('a', 'x'.repeat(20_001)) } }, 'texts.EN.content'],
  [
    'an end before the beginning',
    'PL',
    { fromAt: '2030-01-02T00:00:00Z', untilAt: '2030-01-01T00:00:00Z' },
    'untilAt',
  ],
  ['a day that is none', 'PL', { fromAt: '2030-02-31T00:00:00Z' }, 'fromAt'],
  ['a foreign host', 'B', { linkageType: 'url', url: 'https://evil.example/' }, 'url'],
  ['a foreign host as a path', 'B', { linkageType: 'url', url: '//evil.example/' }, 'url'],
  ['a script as address', 'B', { linkageType: 'url', url: 'javascript:alert(1)' }, 'url'],
  ['a script with entities as address', 'B', { linkageType: 'url', url: 'java&#115;cript:alert(1)' }, 'url'],
  ['a foreign host behind a tab', 'B', { linkageType: 'url', url: '/\t/evil.example/' }, 'url'],
  [
    'a description with a reversed direction',
    'B',
    { texts: { EN: { title: 'a', imageAlt: 'a\u202eb' } } },
    'texts.EN.imageAlt',
  ],
  ['an unknown group', 'B', { groupName: 'w_other' }, 'groupName'],
  ['an unknown execution', 'PU', { execution: 'Z' }, 'execution'],
])('%s is refused at its field', async (_, kind, changes, field) => {
  const reply = await send('POST', '', { kind, ...draftOf(changes) });
  expect([reply.status, reply.body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
});

test('5 MB are refused, and an unknown language or type of a visitor', async () => {
  const huge = send('POST', '', {
    kind: 'PL',
    ...draftOf({ texts: { EN: text('a', 'x'.repeat(5_000_000)) } }),
  });
  // The server may close the connection before all of it was sent.
  expect([413, 'closed']).toContain(
    await huge.then(
      ({ status }) => status,
      () => 'closed',
    ),
  );
  for (const query of ['MCSFE_getListAnnouncements?language=XX', 'MCSFE_getAnnouncementContent?types=B,ZZ'])
    expect((await api.client.get(`/wps/relay/${query}`)).status).toBe(400);
});

test.each([
  ['no title at all', 'PL', { texts: {} }, 'texts'],
  ['a popup for nobody', 'PU', {}, 'execution'],
  ['a banner without a place', 'B', {}, 'groupName'],
  ['an end that is past', 'PL', { untilAt: '2020-01-01T00:00:00Z' }, 'untilAt'],
])('%s cannot be published', async (_, kind, changes, field) => {
  const reply = await publish(await create(kind, changes));
  expect([reply.status, reply.body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
});

test('what is planned needs a beginning to come', async () => {
  for (const fromAt of [null, '2020-01-01T00:00:00Z']) {
    const { id, version } = await create('PL', { fromAt });
    expect((await send('POST', `/${id}/plan`, { version })).body.errors).toMatchObject([{ field: 'fromAt' }]);
  }
});

test('scripts and handlers are gone when it is stored', async () => {
  const content = '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x()">there</a></p>';
  const { draft } = await create('PL', { texts: { EN: text('a', content) } });
  expect(draft.texts.EN?.content).toBe('<p>Hithere</p>');
});

test('a language without a text gets the one of the brand, or any that is there', async () => {
  const both = await published('PL', { texts: { EN: text('News'), BN: text('খবর') } });
  const english = await published('PL', { texts: { EN: text('Only here'), BN: text('') } });
  const { notices } = await lists(undefined, 'BN');
  const title = (id: string) => notices.find((one) => one.id === id)?.title;
  expect([title(both.id), title(english.id)]).toEqual(['খবর', 'Only here']);
});

test('a text in a language that the brand does not offer now stays with its draft', async () => {
  const { id } = await create('PL');
  const arabic = { title: 'خبر', content: '', eyebrow: '', action: '', image: null, imageAlt: '' };
  await db.query(
    `update site.announcement set draft = jsonb_set(draft, '{texts,AR}', $2::jsonb) where id = $1`,
    [id, JSON.stringify(arabic)],
  );
  const texts = { EN: text('News'), AR: { ...arabic, title: 'غير ذلك' } };
  const { body } = await send('PUT', `/${id}`, { version: 1, ...draftOf({ texts }) });
  expect(body.value?.draft.texts.AR).toEqual(arabic);
  expect((await publish({ id, version: 2 })).status).toBe(200);
});

test('popups: B to guests, A and F to members; who closes one does not get it again unless it is published anew', async () => {
  const made = { A: '', B: '', F: '' };
  for (const execution of ['A', 'B', 'F'] as const)
    made[execution] = (await published('PU', { execution })).id;
  const { token } = await api.client.register();
  const popups = async (who?: string) => (await lists(who)).popup.map(({ id }) => id).sort();
  expect(await popups()).toEqual([made.B]);
  expect(await popups(token)).toEqual([made.A, made.F].sort());
  const close = (id: string) => api.client.send('PUT', `/wps/announcements/${id}/closing`, {}, { token });
  expect([await close(made.A), await close(made.A)].map(outcome)).toEqual(['200 null', '200 null']);
  expect(await popups(token)).toEqual([made.F]);
  await send('PUT', `/${made.A}`, {
    version: 1,
    ...draftOf({ execution: 'A', texts: { EN: text('Again') } }),
  });
  await publish({ id: made.A, version: 2 });
  while (!(await popups(token)).includes(made.A));
  expect(outcome(await close(randomUUID()))).toBe('404 error_not_found');
});

test('a published one is followed by what is planned, which can be taken back, and may be edited meanwhile', async () => {
  const { id } = await published('PL');
  const titleShown = async () => (await lists()).notices.find((one) => one.id === id)?.title;
  const save = async (version: number, title: string, times: object = {}) =>
    send('PUT', `/${id}`, { version, ...draftOf({ texts: { EN: text(title) }, ...times }) });
  const plan = (version: number) => send('POST', `/${id}/plan`, { version });
  const unplan = (version: number) => send('POST', `/${id}/plan/removal`, { version });
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await save(1, 'Tomorrow', { fromAt: soon });
  expect((await plan(2)).body.value).toMatchObject({
    state: 'published',
    unpublished: false,
    shownVersion: 1,
    plannedVersion: 2,
    plannedAt: soon,
  });
  await save(2, 'Corrected', { untilAt: soon });
  expect((await publish({ id, version: 3 })).body.errors).toMatchObject([
    { field: 'untilAt', code: 'field_plan_overlap' },
  ]);
  await save(3, 'Corrected');
  expect((await publish({ id, version: 4 })).body.value).toMatchObject({
    shownVersion: 4,
    plannedVersion: 2,
  });
  expect(outcome(await unplan(3))).toBe('409 error_announcement_changed');
  expect((await unplan(4)).body.value).toMatchObject({ plannedAt: null, shownVersion: 4 });
  expect(outcome(await unplan(4))).toBe('409 error_announcement_state');
  await save(4, 'Tomorrow', { fromAt: new Date(Date.now() + 900).toISOString() });
  await plan(5);
  while ((await titleShown()) !== 'Corrected');
  while ((await titleShown()) !== 'Tomorrow');
  const detail = async () => (await send('GET', `/${id}`)).body.value;
  while ((await detail())?.plannedAt !== null);
  expect(await detail()).toMatchObject({ state: 'published', shownVersion: 5, plannedVersion: null });
  expect((await detail())?.versions.map(({ version, by, changed }) => [version, by, changed])).toEqual([
    [5, 'operator1', ['fromAt', 'texts.EN.title']],
    [4, 'operator1', ['untilAt']],
    [3, 'operator1', ['fromAt', 'texts.EN.title', 'untilAt']],
    [2, 'operator1', ['fromAt', 'texts.EN.content', 'texts.EN.title']],
    [1, 'operator1', []],
  ]);
});

test('plans that overlap are shown together, in the order of their positions', async () => {
  const [fromAt, untilAt] = [new Date(Date.now() + 3000).toISOString(), '2099-01-01T00:00:00Z'];
  for (const position of [8, 7]) {
    const texts = { EN: text(`Place ${position}`) };
    const { id } = await create('B', { texts, groupName: 'w_register', position, fromAt, untilAt });
    expect(outcome(await send('POST', `/${id}/plan`, { version: 1 }))).toBe('200 null');
  }
  const titles = async () => {
    const { body } = await api.client.get('/wps/system/banners?groupName=w_register&language=EN');
    return (body.value as { title: string }[]).map(({ title }) => title);
  };
  while ((await titles()).length < 2);
  expect(await titles()).toEqual(['Place 7', 'Place 8']);
});

test('banners by group and position, and contents by type', async () => {
  const texts = { EN: { title: 'Come in', action: 'Go', eyebrow: 'Now', content: 'All <b>night</b>' } };
  await published('B', { texts, groupName: 'w_login', position: 2, linkageType: 'promotions' });
  await published('B', { texts: { EN: text('Welcome') }, groupName: 'w_login', position: 1 });
  const { body } = await api.client.get('/wps/system/banners?groupName=w_login&language=EN');
  expect(body.value).toMatchObject([
    { title: 'Welcome' },
    { title: 'Come in', action: 'Go', eyebrow: 'Now', text: 'All <b>night</b>', linkageType: 'promotions' },
  ]);
  const promotion = await published('PR');
  const contents = await api.client.get(
    '/wps/relay/MCSFE_getAnnouncementContent?types=PR,PU&platform=W&language=EN',
  );
  const { list } = contents.body.value as { list: Announcement[] };
  expect(list.map(({ id }) => id)).toContain(promotion.id);
  expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['PR', 'PU']));
});

test("another brand's content is not there, for operators and members", async () => {
  await db.query(
    `insert into site.brand (id, hosts, settings) select 'other', '{other.localhost}', settings from site.brand where id = 'mela'`,
  );
  const { id: own } = await published('PL');
  const [row] = await db.query<{ id: string }>(
    `insert into site.announcement (brand, kind, status, version, draft, shown, shown_version, published_at, changed_at)
     select 'other', kind, status, version, draft, shown, shown_version, published_at, changed_at
     from site.announcement where id = $1 returning id`,
    [own],
  );
  const id = row?.id ?? '';
  const { token } = await api.client.register();
  const replies = [
    await send('GET', `/${id}`),
    await send('GET', `/${id}/versions/1`),
    await send('PUT', `/${id}`, { version: 1, ...draftOf() }),
    await publish({ id, version: 1 }),
    await send('POST', `/${id}/withdraw`, { reason: 'not mine' }),
    await api.client.send('PUT', `/wps/announcements/${id}/closing`, {}, { token }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await noticeIds()).not.toContain(id);
});

test('lists by kind, state, language that lacks and a part of the title', async () => {
  const { id } = await create('H', { texts: { EN: text('A rare 100% line') } });
  const found = async (query: string) =>
    (await send<{ list: { id: string }[] }>('GET', `?${query}`)).body.value?.list.map((row) => row.id);
  expect(await found('kind=H')).toEqual([id]);
  expect(await found('search=RARE%20100%25')).toEqual([id]);
  expect(await found('lacks=BN&kind=H&state=draft')).toEqual([id]);
  expect(await found('lacks=EN&kind=H')).toEqual([]);
});

test('previews a draft as visitors would get it, and stores nothing', async () => {
  const draft = draftOf({ texts: { EN: text('Look', '<p>Hi<script>x</script></p>') } });
  const reply = await send<{ announcement: Announcement }>('POST', '/preview', {
    kind: 'PL',
    ...draft,
    language: 'BN',
  });
  expect(reply.body.value?.announcement).toMatchObject({ title: 'Look', content: '<p>Hi</p>' });
});

test('who may write may not publish', async () => {
  const writer = await sessionWith(db, api.url, ['content.read', 'content.write']);
  const made = await send('POST', '', { kind: 'PL', ...draftOf() }, writer);
  const reply = await send('POST', `/${made.body.value?.id}/publish`, { version: 1 }, writer);
  expect(outcome(reply)).toBe('403 error_permission_missing');
});
