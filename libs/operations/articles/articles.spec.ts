import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { sessionWith } from '#libs/platform/testing/test-session';
import type { Article, ArticleDraft, ShownArticle } from '#libs/site/common/articles';

const { db, api } = setUpTestApi();
let headers: Record<string, string>;
beforeAll(async () => {
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
  texts: { BN: text('লেখা', '<p>কথা</p>'), EN: text('Text', '<p>Words</p>') },
  ...changes,
});
const change = ({ id, changedAt: _, changedBy: __, ...article }: Article, changes: object) =>
  send('PUT', `/wps/ops/articles/${id}`, { ...article, ...changes });

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
  const { id: _, changedAt: __, changedBy: ___, version: ____, ...article } = await named('term');
  const reply = await send('PUT', `/wps/ops/articles/${row?.id}`, { ...article, version: 1 });
  expect(reply.status).toBe(404);
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
