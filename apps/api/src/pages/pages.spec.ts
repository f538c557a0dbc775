import { setTimeout as pause } from 'node:timers/promises';
import { rawRequest } from '#libs/platform/testing/raw-request';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, startTestApiProcess, type TestApi } from '#libs/platform/testing/test-program';

let db: TestDatabase;
let apis: TestApi[];

beforeAll(async () => {
  db = await createTestDatabase();
  const start = { databaseUrl: db.url };
  apis = await Promise.all([startTestApi(start), startTestApiProcess(start)]);
});
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await db.drop();
});

const get = (api: TestApi | undefined, path: string, headers: Record<string, string> = {}) =>
  rawRequest(api?.port ?? 0, { path, headers });

describe('concurrent visitors', () => {
  interface Visitor {
    language: 'BN' | 'EN';
    theme: 'night' | 'paper';
    member: boolean;
    path: string;
    secret: string;
  }
  const visitors: Visitor[] = (['BN', 'EN'] as const).flatMap((language) =>
    (['night', 'paper'] as const).flatMap((theme) =>
      [true, false].flatMap((member) =>
        ['/', '/home', '/member/deposit'].map((path) => {
          const secret = `s3cret-of-${language}-${theme}-${member}-${path.length}`;
          return { language, theme, member, path, secret };
        }),
      ),
    ),
  );

  const visit = ({ language, theme, member, path, secret }: Visitor) =>
    get(apis[0], path, {
      cookie: `lang=${language}; theme=${theme}; device=${secret}${member ? '; member=1' : ''}`,
      authorization: `Bearer ${secret}`,
      'user-agent': secret,
      'x-forwarded-for': secret,
      referer: `http://localhost/${secret}`,
    });

  test("each get the page of their own preferences, without anybody else's data", async () => {
    const replies = await Promise.all(
      [...visitors, ...visitors].map(async (who) => [who, await visit(who)] as const),
    );
    for (const [{ language, theme, member, path }, { text, headers }] of replies) {
      expect(text).toContain(`<html lang="${language.toLowerCase()}" dir="ltr" data-theme="${theme}">`);
      const start = JSON.parse(/id="start">(.*?)<\/script>/.exec(text)?.[1] ?? '') as Record<string, unknown>;
      expect(start).toMatchObject({ language, expectMember: member });
      const drawn = `<main data-build="production">${language} ${path}</main>`;
      expect(text.includes(drawn)).toBe(path !== '/member/deposit');
      expect(start.menus !== undefined).toBe(path === '/member/deposit');
      expect(text).not.toContain('s3cret');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test("each get their own request id and their own host's policy", async () => {
    const [one, two] = await Promise.all(
      ['localhost:1', 'localhost:2'].map((host) => get(apis[0], '/', { host })),
    );
    expect(one?.text).toBe(two?.text);
    expect(one?.headers['x-request-id']).not.toBe(two?.headers['x-request-id']);
    expect(one?.headers['content-security-policy']).toContain('ws://localhost:1 ');
    expect(two?.headers['content-security-policy']).toContain('ws://localhost:2 ');
  });
});

describe('a page that the browser has', () => {
  test('is not sent again until its language changes', async () => {
    const english = { cookie: 'lang=EN' };
    const { headers } = await get(apis[0], '/', english);
    const asked = { 'if-none-match': String(headers.etag) };
    const same = await get(apis[0], '/', { ...english, ...asked });
    expect([same.status, same.text, same.headers.etag]).toEqual([304, '', headers.etag]);
    expect(same.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'cookie, accept-encoding' });
    expect((await get(apis[0], '/', { cookie: 'lang=BN', ...asked })).status).toBe(200);
  });

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['GZIP;q=0.5, br;q=0.0', 'gzip'],
    ['identity', undefined],
    ['broth', undefined],
    ['gzip, deflate, br', 'br'],
  ])('has a tag for each encoding (%s)', async (accepted, encoding) => {
    const { headers } = await get(apis[0], '/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.etag).toMatch(new RegExp(`-${encoding ?? 'plain'}"$`));
  });

  test("does not cache or tag the operators' page", async () => {
    const { headers, status } = await get(apis[0], '/ops', { 'if-none-match': '*' });
    expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
  });
});

test('each request gets a page with one of the hosts of images, and a page that was rendered for it', async () => {
  const hosts = ['https://one.test', 'https://two.test'];
  await db.query(`update site.brand set settings = jsonb_set(settings, '{imageCdn}', $1)`, [
    JSON.stringify(hosts),
  ]);
  const hostIn = async () => {
    const { text, headers } = await get(apis[0], '/');
    expect(headers['content-security-policy']).toContain(`img-src 'self' data: ${hosts.join(' ')};`);
    return (JSON.parse(/id="start">(.*?)<\/script>/.exec(text)?.[1] ?? '') as { imageHost: string | null })
      .imageHost;
  };
  await pause(1000);
  const seen = new Set<string | null>();
  while (seen.size < hosts.length) seen.add(await hostIn());
  expect([...seen].sort()).toEqual(hosts);
  await db.query(`update site.brand set settings = jsonb_set(settings, '{imageCdn}', '[]')`);
});

/** Changes that another program or an operator's console makes, without notifying any process. */
const CHANGES: [string, string, string][] = [
  [
    "a brand's settings",
    `update site.brand set settings = jsonb_set(settings, '{minimumAge}', '21')`,
    '"minimumAge":21',
  ],
  [
    'a banner',
    `update site.announcement set shown = jsonb_set(shown, '{texts,EN,title}', '"A new offer"') where kind = 'B'`,
    'A new offer',
  ],
  [
    'a new notice',
    `insert into site.announcement (brand, kind, status, version, draft, shown, shown_version, published_at, changed_at)
     select brand, kind, status, 1, draft, jsonb_set(shown, '{texts,EN}', '{"title":"News","content":"<p>Read all about it</p>"}'), 1, now(), now()
     from site.announcement where kind = 'PL'`,
    'Read all about it',
  ],
  [
    'the name of a game',
    `update games.title set names = jsonb_set(names, '{EN}', '"Golden Boat"')`,
    'Golden Boat',
  ],
  [
    "a vendor's maintenance",
    `update games.vendor set maintenance = true, display_name = 'Closed House'`,
    'Closed House',
  ],
  [
    'a new game',
    `insert into games.title (node_id, brand, vendor, names, game_type, classify, game_code, scene, is_hot, position)
     select 1999999, brand, vendor, '{"EN":"Paper Kite","BN":"কাগজের ঘুড়ি"}', game_type, classify, 'paper-kite', scene, true, -1
     from games.title limit 1`,
    'Paper Kite',
  ],
];

test.each(CHANGES)(
  '%s is shown by every api within a second without a notification',
  async (_, sql, shown) => {
    const english = { cookie: 'lang=EN' };
    const before = await Promise.all(apis.map((api) => get(api, '/', english)));
    for (const { text } of before) expect(text).not.toContain(shown);
    await db.query(sql);
    await pause(1000);
    const after = await Promise.all(apis.map((api) => get(api, '/', english)));
    for (const { text } of after) expect(text).toContain(shown);
  },
);

test('sends the last rendered page while the database is unavailable', async () => {
  const { text } = await get(apis[0], '/');
  await db.query('alter table site.content_version rename to away');
  await pause(600);
  const reply = await get(apis[0], '/');
  await db.query('alter table site.away rename to content_version');
  expect([reply.status, reply.text]).toEqual([200, text]);
});
