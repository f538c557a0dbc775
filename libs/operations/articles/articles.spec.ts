import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { sessionWith } from '#libs/platform/testing/test-session';
import type { Article, ArticleDraft, ShownArticle } from '#libs/site/common/articles';
import type { SavedVersion } from '#libs/site/common/saved-versions';
import { siteChanged } from '#libs/site/common/site.events';

const { db, api, worker } = setUpTestApi({ worker: true });
let headers: Record<string, string>;
beforeAll(async () => {
  void worker;
  headers = await sessionWith(db, api.url, ['help.read', 'help.write']);
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.client.send(method, path, body, { headers, key: randomUUID() });
const sentValue = <Value>(reply: { body: { value: unknown } }) => reply.body.value as Value;
const list = async () => sentValue<{ list: Article[] }>(await send('GET', '/wps/ops/articles')).list;
const named = async (anchor: string): Promise<Article> => {
  const found = (await list()).find((article) => article.anchor === anchor);
  if (!found) throw new Error(`no article ${anchor}`);
  return found;
};
const shown = async (lang = 'EN') =>
  sentValue<{ sections: ShownArticle[] }>(
    await api.client.send('GET', `/wps/system/helpCenter?lang=${lang}&device=WEB`),
  ).sections;
const section = async (anchor: string, lang = 'EN') =>
  (await shown(lang)).find((one) => one.anchor === anchor);

const text = (title: string, content: string) => ({ title, content });
let count = 0;
const draft = (changes: Partial<ArticleDraft> = {}): ArticleDraft => ({
  kind: 'help',
  anchor: `spec-${++count}`,
  position: 9,
  shown: true,
  fromAt: null,
  untilAt: null,
  texts: { BN: text('লেখা', '<p>কথা</p>'), EN: text('Text', '<p>Words</p>') },
  ...changes,
});
const published = ({ kind, anchor, position, shown, fromAt, untilAt, texts }: Article): ArticleDraft => ({
  kind,
  anchor,
  position,
  shown,
  fromAt,
  untilAt,
  texts,
});
const change = (article: Article, changes: object) =>
  send('PUT', `/wps/ops/articles/${article.id}`, {
    ...published(article),
    version: article.version,
    ...changes,
  });
const create = async (changes: Partial<ArticleDraft> = {}) =>
  sentValue<Article>(await send('POST', '/wps/ops/articles', draft(changes)));
const versionsOf = async ({ id }: Article) =>
  sentValue<{ list: SavedVersion[] }>(await send('GET', `/wps/ops/articles/${id}/versions`)).list;
const fieldsOf = (reply: {
  status: number;
  body: { errors?: { field: string; code: string }[] | undefined };
}) => [reply.status, ...(reply.body.errors ?? []).map(({ field, code }) => `${field} ${code}`)];
const later = (ms: number) => new Date(Date.now() + ms).toISOString();
const HOUR_MS = 3_600_000;

test("visitors get the brand's articles in order and in their language, with the brand's age", async () => {
  const english = await shown();
  expect(english.map(({ anchor }) => anchor)).toEqual(['account', 'deposit', 'withdrawal', 'games', 'term']);
  expect(english.at(-1)?.content).toContain('You must be 18 or older.');
  expect((await section('term', 'BN'))?.content).toContain('আপনার বয়স ১৮ বছর');
  expect((await api.client.send('GET', '/wps/system/helpCenter?device=APP')).status).toBe(400);
});

test('a changed article is shown at once, with its author in the record', async () => {
  const before = await named('games');
  const reply = await change(before, { texts: { ...before.texts, EN: text('Play', '<p>Fair</p>') } });
  expect(reply.body.value).toMatchObject({ version: before.version + 1, changedBy: expect.any(String) });
  expect(await section('games')).toMatchObject({ title: 'Play', content: '<p>Fair</p>' });
  const [audit] = await db.query(
    `select action, before->>'version' as before, after->>'version' as after from platform.audit
     where subject = $1`,
    [`article ${before.id}`],
  );
  expect(audit).toEqual({ action: 'article.changed', before: '1', after: '2' });
});

test('of two editors the second gets the version of the first, and changes nothing', async () => {
  const read = await named('deposit');
  await change(read, { texts: { ...read.texts, EN: text('First', '<p>1</p>') } });
  const second = await change(read, { texts: { ...read.texts, EN: text('Second', '<p>2</p>') } });
  expect([second.status, second.body.message]).toEqual([409, 'error_article_changed']);
  expect(sentValue<Article>(second).texts.EN?.title).toBe('First');
  expect((await section('deposit'))?.title).toBe('First');
});

test('a hidden article is seen by operators alone, and a removed one by nobody', async () => {
  const made = (await send('POST', '/wps/ops/articles', draft({ shown: false }))).body.value as Article;
  expect(await section(made.anchor)).toBeUndefined();
  expect((await change(made, { shown: true })).status).toBe(200);
  expect(await section(made.anchor)).toBeDefined();
  const removal = (version: number) =>
    send('POST', `/wps/ops/articles/${made.id}/removal`, { version }).then(({ status }) => status);
  expect([await removal(1), await removal(2), await removal(2)]).toEqual([409, 200, 404]);
  expect(await section(made.anchor)).toBeUndefined();
});

test('what a text may not hold is taken out before it is stored', async () => {
  const attack = `<p onclick="x()">a<script>alert(1)</script><a href="java&#115;cript:alert(1)">b</a>\u202ec</p>`;
  const made = (
    await send('POST', '/wps/ops/articles', draft({ texts: { BN: text('\u202ealert', attack) } }))
  ).body.value as Article;
  expect(made.texts.BN).toEqual({ title: 'alert', content: '<p>abc</p>' });
  const [row] = await db.query('select texts from site.article where id = $1', [made.id]);
  expect(row?.texts).toEqual({ BN: { title: 'alert', content: '<p>abc</p>' } });
});

test('a language without a text gets that of the brand, which says so', async () => {
  const made = (await send('POST', '/wps/ops/articles', draft({ texts: { BN: text('শুধু', '<p>বাংলা</p>') } })))
    .body.value as Article;
  expect(await section(made.anchor, 'EN')).toMatchObject({ title: 'শুধু', language: 'BN' });
});

test('a draft changes nothing for visitors until it is published, and is not lost on the way', async () => {
  const before = await named('account');
  const texts = { ...before.texts, EN: text('Later', before.texts.EN?.content ?? '') };
  const kept = sentValue<Article>(await change(before, { texts, publish: false }));
  expect(kept).toMatchObject({ version: before.version + 1, texts: before.texts, draft: { texts } });
  expect((await section('account'))?.title).toBe(before.texts.EN?.title);
  expect((await change(before, { texts })).status).toBe(409);
  const published = sentValue<Article>(await change(kept, { texts }));
  expect(published).toMatchObject({ texts, draft: null });
  expect((await section('account'))?.title).toBe('Later');
});

test('each version names its author and what changed, can be read, and is put back as a new one', async () => {
  const made = await create();
  const second = sentValue<Article>(
    await change(made, { position: 3, texts: { ...made.texts, EN: text('Text', '<p>New</p>') } }),
  );
  const list = await versionsOf(made);
  expect(list).toMatchObject([
    { version: 2, by: expect.stringMatching(/./), changed: ['position', 'texts.EN.content'] },
    { version: 1, by: expect.stringMatching(/./), changed: [] },
  ]);
  const path = `/wps/ops/articles/${made.id}/versions`;
  const first = sentValue<ArticleDraft>(await send('GET', `${path}/1`));
  expect(first).toEqual(published(made));
  const back = sentValue<Article>(await change(second, { ...first, publish: false }));
  expect(back).toMatchObject({ version: 3, shownVersion: 2, draft: first, position: 3 });
  expect((await versionsOf(made)).map(({ version }) => version)).toEqual([3, 2, 1]);
  expect((await send('GET', `${path}/4`)).status).toBe(404);
  const [seeded] = await versionsOf(await named('term'));
  expect(seeded).toMatchObject({ version: 1, by: null });
});

test('tomorrow’s text waits beside today’s, which can be edited, and then takes its place', async () => {
  const socket = api.client.socket();
  await socket.ready;
  const made = await create();
  const texts = { ...made.texts, EN: text('Tomorrow', '<p>New terms</p>') };
  const planned = sentValue<Article>(await change(made, { texts, position: 5, plannedAt: later(2500) }));
  expect(planned).toMatchObject({
    texts: made.texts,
    position: 9,
    shownVersion: 1,
    planned: { version: 2, texts },
  });
  expect((await change(made, { texts })).status).toBe(409);
  const edited = sentValue<Article>(
    await change(planned, { texts: { ...made.texts, EN: text('Today', '<p>Corrected</p>') } }),
  );
  expect(edited).toMatchObject({ version: 3, shownVersion: 3, planned: { version: 2 } });
  expect(await section(made.anchor)).toMatchObject({ title: 'Today' });
  const told = () => socket.events.filter(({ name }) => name === siteChanged.name).length;
  const before = told();
  while ((await section(made.anchor))?.title !== 'Tomorrow');
  while ((await named(made.anchor)).planned);
  expect(await named(made.anchor)).toMatchObject({ version: 4, shownVersion: 4, texts, position: 9 });
  expect(await versionsOf(made)).toMatchObject([
    { version: 4, by: planned.changedBy, changed: ['texts.EN.content', 'texts.EN.title'] },
    { version: 3 },
    { version: 2 },
    { version: 1 },
  ]);
  while (told() === before) await section(made.anchor);
  const stale = await change(edited, {});
  expect([stale.status, sentValue<Article>(stale).version]).toEqual([409, 4]);
  socket.close();
});

test('a plan that was due while no worker ran holds for visitors and editors, and begins once one runs', async () => {
  const made = await create();
  const texts = { ...made.texts, EN: text('Tomorrow', '<p>New</p>') };
  const planned = sentValue<Article>(await change(made, { texts, plannedAt: later(HOUR_MS) }));
  // Neither the worker nor the page is told.
  await db.query(
    `update site.article set planned_at = now() - interval '1 minute', due_at = null where id = $1`,
    [made.id],
  );
  expect((await section(made.anchor))?.title).toBe('Tomorrow');
  const late = await change(planned, { texts: { ...made.texts, EN: text('Over it', '<p>x</p>') } });
  expect([late.status, sentValue<Article>(late).texts.EN?.title]).toEqual([409, 'Tomorrow']);
  await db.query('update site.article set due_at = planned_at where id = $1', [made.id]);
  while ((await named(made.anchor)).planned);
  expect(await named(made.anchor)).toMatchObject({ version: 3, texts });
});

test('a plan is refused in the past and outside of what it replaces, and times that would end before it too', async () => {
  const made = await create({ fromAt: later(HOUR_MS), untilAt: later(10 * HOUR_MS) });
  const plan = async (plannedAt: string) => fieldsOf(await change(made, { plannedAt }));
  expect(await plan(later(-1000))).toEqual([400, 'plannedAt field_date_order']);
  expect(await plan(later(HOUR_MS / 2))).toEqual([400, 'plannedAt field_date_order']);
  expect(await plan(later(11 * HOUR_MS))).toEqual([400, 'plannedAt field_plan_overlap']);
  const planned = sentValue<Article>(await change(made, { plannedAt: later(5 * HOUR_MS) }));
  const times = async (changes: object) => fieldsOf(await change(planned, changes));
  expect(await times({ untilAt: later(4 * HOUR_MS) })).toEqual([400, 'untilAt field_plan_overlap']);
  expect(await times({ fromAt: later(6 * HOUR_MS) })).toEqual([400, 'fromAt field_plan_overlap']);
});

test('a plan is taken back, and its text stays among the versions', async () => {
  const made = await create();
  const removal = (version: number) =>
    send('POST', `/wps/ops/articles/${made.id}/plan/removal`, { version }).then(({ status }) => status);
  const texts = { ...made.texts, EN: text('Tomorrow', '<p>New</p>') };
  const kept = sentValue<Article>(await change(made, { texts, position: 7, publish: false }));
  const planned = sentValue<Article>(await change(kept, { texts, plannedAt: later(HOUR_MS) }));
  // What the draft changed besides its texts is a draft still.
  expect(planned.draft).toEqual({ ...published(made), position: 7 });
  expect([await removal(2), await removal(3), await removal(3)]).toEqual([409, 200, 422]);
  expect(await named(made.anchor)).toMatchObject({ planned: null, texts: made.texts, version: 3 });
  const [newest] = await versionsOf(made);
  expect(newest).toMatchObject({ version: 3, changed: ['position'] });
  const [row] = await db.query('select due_at from site.article where id = $1', [made.id]);
  expect(row?.due_at).toBeNull();
});

test('a planned article begins and ends by itself, and pages are told each time', async () => {
  const socket = api.client.socket();
  await socket.ready;
  const now = Date.now();
  const at = (ms: number) => new Date(now + ms).toISOString();
  const made = await send('POST', '/wps/ops/articles', draft({ fromAt: at(900), untilAt: at(1800) }));
  const { id, anchor } = sentValue<Article>(made);
  expect(await section(anchor)).toBeUndefined();
  while (!(await section(anchor)));
  while (await section(anchor));
  const actions = async () =>
    (
      await db.query('select action from platform.audit where subject = $1 order by at, id', [
        `article ${id}`,
      ])
    ).map(({ action }) => action);
  while ((await actions()).length < 3);
  expect(await actions()).toEqual(['article.created', 'article.begun', 'article.ended']);
  const told = () => socket.events.filter(({ name }) => name === siteChanged.name).length;
  while (told() < 3) await section(anchor);
  socket.close();
});

test('a text in a language that the brand does not offer now stays, and is shown when it is asked for', async () => {
  const before = await named('withdrawal');
  const { AR, ...offered } = before.texts;
  const saved = sentValue<Article>(
    await change(before, { texts: { ...offered, EN: text('Money', '<p>Out</p>') } }),
  );
  expect(saved.texts).toEqual({ ...offered, AR, EN: text('Money', '<p>Out</p>') });
  expect(await section('withdrawal', 'AR')).toMatchObject({ language: 'AR', title: AR?.title });
  expect((await section('term', 'AR'))?.content).toContain('عن 18 سنة');
  const other = await change(saved, { texts: { ...saved.texts, AR: text('غير ذلك', '<p>x</p>') } });
  expect(sentValue<Article>(other).texts.AR).toEqual(AR);
});

test('the name of a brand is text, and never HTML', async () => {
  const made = (
    await send('POST', '/wps/ops/articles', draft({ texts: { BN: text('{{brand}}', '<p>{{ brand }}</p>') } }))
  ).body.value as Article;
  const named = (name: string) =>
    db.query(`update site.brand set settings = jsonb_set(settings, '{name}', to_jsonb($1::text))`, [name]);
  await named('<b>Mela');
  await pause(600);
  await shown();
  await pause(200);
  expect(await section(made.anchor)).toMatchObject({ title: '<b>Mela', content: '<p>&lt;b&gt;Mela</p>' });
  await named('Mela');
});

test.each<[string, Partial<ArticleDraft> | object, string]>([
  ['no text in the language of the brand', { texts: { EN: text('A', '<p>a</p>') } }, 'texts.BN.title'],
  ['nothing but a script', { texts: { BN: text('A', '<script>x</script>') } }, 'texts.BN.content'],
  [
    'a language that the brand does not have',
    { texts: { BN: text('A', 'a'), ES: text('A', 'a') } },
    'texts.ES',
  ],
  ['an unknown language', { texts: { BN: text('A', 'a'), XX: text('A', 'a') } }, 'XX'],
  [
    'a placeholder that one language lost',
    { texts: { BN: text('A', '{{age}}'), EN: text('A', 'a') } },
    'texts.EN.content',
  ],
  ['an unknown placeholder', { texts: { BN: text('A', '{{password}}') } }, 'texts.BN.content'],
  ['a guide for an unknown platform', { kind: 'download', anchor: 'windows' }, 'anchor'],
  ['an anchor that is none', { anchor: 'a b' }, 'anchor'],
  ['a text that is too long', { texts: { BN: text('A', 'a'.repeat(20_001)) } }, 'texts.BN.content'],
  [
    'an end before the beginning',
    { fromAt: '2030-01-02T00:00:00Z', untilAt: '2030-01-01T00:00:00Z' },
    'untilAt',
  ],
  ['a day that is none', { fromAt: '2030-02-31T00:00:00Z' }, 'fromAt'],
  ['a title of nothing', { texts: { BN: text('  ', 'a') } }, 'texts.BN.title'],
])('refuses %s', async (_, changes, field) => {
  const reply = await send('POST', '/wps/ops/articles', draft(changes));
  expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([400, field]);
});

test('refuses an anchor that is taken, and a text above what a call may weigh', async () => {
  const taken = await send('POST', '/wps/ops/articles', draft({ anchor: 'term' }));
  expect([taken.status, taken.body.message]).toEqual([409, 'error_article_anchor_taken']);
  const large = await send(
    'POST',
    '/wps/ops/articles',
    draft({ texts: { BN: text('A', 'a'.repeat(300_000)) } }),
  );
  expect(large.status).toBe(413);
});

test("another brand's article is not found", async () => {
  await db.query(
    `insert into site.brand (id, hosts, settings) select 'other', '{other.localhost}', settings from site.brand where id = 'mela'`,
  );
  const [row] = await db.query(
    `insert into site.article (brand, kind, anchor, position, shown, texts, version, changed_at)
     values ('other', 'help', 'term', 1, true, '{}', 1, now()) returning id`,
  );
  const id = String(row?.id);
  await db.query(
    `insert into site.article_version (article, version, draft, saved_at) values ($1, 1, '{}', now())`,
    [id],
  );
  const replies = [
    await change({ ...(await named('term')), id, version: 1 }, {}),
    await send('GET', `/wps/ops/articles/${id}/versions`),
    await send('GET', `/wps/ops/articles/${id}/versions/1`),
    await send('POST', `/wps/ops/articles/${id}/plan/removal`, { version: 1 }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('the download page has a guide for each platform of the brand, in its order', async () => {
  const guides = async () =>
    sentValue<{ guides: ShownArticle[] }>(await api.client.send('GET', '/wps/system/downloads?lang=EN'))
      .guides;
  expect((await guides()).map(({ anchor }) => anchor)).toEqual(['ios', 'ios-lite', 'android']);
  expect((await guides())[0]?.content).toContain('Mela now opens');
  await change(await named('ios'), { shown: false });
  expect((await guides()).map(({ anchor }) => anchor)).toEqual(['ios-lite', 'android']);
});
