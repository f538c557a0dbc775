import { type RawReply, rawRequest } from '../testing/raw-request.js';
import { setUpTestApi } from '../testing/set-up.js';
import { startTestApi, TEST_BANK_SECRET } from '../testing/test-program.js';

const { db, api } = setUpTestApi();
let host: string;
beforeAll(() => {
  host = `localhost:${api.port}`;
});

/** Origins that are not this host, by the port of the api. */
const FOREIGN: [string, (port: number) => string][] = [
  ['another site', () => 'https://evil.test'],
  ['null', () => 'null'],
  ['nothing', () => ''],
  ['a longer name', (port) => `http://localhost.evil.test:${port}`],
  ['a longer port', (port) => `http://localhost:${port}.evil`],
  ['the host as a user', (port) => `http://localhost:${port}@evil.test`],
  ['a path', (port) => `http://localhost:${port}/`],
  ['a prefix', (port) => `http://evil-localhost:${port}`],
  ['another port', (port) => `http://localhost:${port + 1}`],
  ['no port', () => 'http://localhost'],
  ['another name of this machine', (port) => `http://127.0.0.1:${port}`],
  ['another scheme', (port) => `file://localhost:${port}`],
  ['an extension', (port) => `chrome-extension://localhost:${port}`],
  ['capitals', (port) => `HTTP://LOCALHOST:${port}`],
  ['two', (port) => `http://localhost:${port} https://evil.test`],
];

const handshake = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
const upgrade = (headers: Record<string, string>): Promise<RawReply> =>
  rawRequest(api.port, {
    path: '/socket.io/?EIO=4&transport=websocket',
    headers: { host, ...handshake, 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', ...headers },
  });
const call = (path: string, headers: Record<string, string>, method = 'GET') =>
  rawRequest(api.port, { path, method, headers: { host, ...headers } });

describe.each(FOREIGN)('a page of %s', (_, originOf) => {
  test('may make no call', async () => {
    const reply = await call('/wps/system/status', { origin: originOf(api.port) });
    expect([reply.status, JSON.parse(reply.text).message]).toEqual([403, 'error_origin_refused']);
  });

  test('may open no socket', async () => {
    const reply = await upgrade({ origin: originOf(api.port) });
    expect([reply.status, reply.text]).toEqual([400, 'Forbidden']);
  });

  test('may ping', async () => {
    expect((await call('/wps/system/ping?random=1', { origin: originOf(api.port) })).status).toBe(200);
  });
});

test('our own pages, and clients without an Origin, may call and connect', async () => {
  const own: Record<string, string>[] = [{ origin: `http://${host}` }, { origin: `https://${host}` }, {}];
  for (const headers of own) {
    expect((await call('/wps/system/status', headers)).status).toBe(200);
    expect((await upgrade(headers)).status).toBe(101);
  }
});

describe('a portal on https refuses pages on http', () => {
  type Portal = [string, NodeJS.ProcessEnv, Record<string, string>];
  const HTTPS: Portal[] = [
    ['by PUBLIC_URL', { PUBLIC_URL: 'https://localhost' }, {}],
    ['by a trusted proxy', { TRUSTED_PROXIES: '127.0.0.1' }, { 'x-forwarded-proto': 'https' }],
    [
      'by the nearest of two proxies',
      { TRUSTED_PROXIES: '127.0.0.1' },
      { 'x-forwarded-proto': 'http, https' },
    ],
  ];
  const HTTP: Portal[] = [
    ['without any sign of https', { TRUSTED_PROXIES: '127.0.0.1' }, {}],
    ['with the PUBLIC_URL of another host', { PUBLIC_URL: 'https://mela.example' }, {}],
    ['by a proxy that is not trusted', { TRUSTED_PROXIES: '192.0.2.1' }, { 'x-forwarded-proto': 'https' }],
    ['by a header without a proxy', {}, { 'x-forwarded-proto': 'https' }],
    [
      'by the farther of two proxies',
      { TRUSTED_PROXIES: '127.0.0.1' },
      { 'x-forwarded-proto': 'https, http' },
    ],
  ];

  /** The statuses of a call, a socket and the operators' queues for a page with that scheme. */
  async function answers(env: NodeJS.ProcessEnv, headers: Record<string, string>, scheme: string) {
    const portal = await startTestApi({ databaseUrl: db.url, env });
    const here = `localhost:${portal.port}`;
    const sent = { host: here, origin: `${scheme}://${here}`, ...headers };
    const ask = (path: string, more = {}) => rawRequest(portal.port, { path, headers: { ...sent, ...more } });
    const cookie = 'operator=x; __Secure-operator=x; __Host-operator=x';
    const replies = [
      await ask('/wps/system/status'),
      await ask('/socket.io/?EIO=4&transport=websocket', {
        ...handshake,
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      }),
      await ask('/ops/queues/api/queues', { cookie }),
    ];
    await portal.stop();
    return replies.map(({ status }) => status);
  }

  test.each(HTTPS)('https, %s', async (_, env, headers) => {
    expect(await answers(env, headers, 'http')).toEqual([403, 400, 403]);
    expect(await answers(env, headers, 'https')).toEqual([200, 101, 401]);
  });

  test.each(HTTP)('http, %s', async (_, env, headers) => {
    expect(await answers(env, headers, 'http')).toEqual([200, 101, 401]);
  });

  test("https, by the brand's main domain", async () => {
    const setTo = (url: string) =>
      db.query(`update site.brand set settings = jsonb_set(settings, '{mainDomain}', to_jsonb($1::text))`, [
        url,
      ]);
    const [before] = await db.query<{ url: string }>(`select settings->>'mainDomain' as url from site.brand`);
    await setTo('https://localhost');
    expect(await answers({}, {}, 'http')).toEqual([403, 400, 403]);
    await setTo(before?.url ?? '');
  });
});

test('also refuses calls that change something, without CORS headers', async () => {
  const reply = await call('/wps/session/login', { origin: 'https://evil.test' }, 'POST');
  expect(reply.status).toBe(403);
  expect(reply.headers['access-control-allow-origin']).toBeUndefined();
});

test('accepts a signed report with any origin', async () => {
  const { token } = await api.client.register();
  const { id } = await api.client.deposit(token, '500.00');
  const unsigned = await call('/wps/cashier/webhooks/bank', { origin: 'https://bank.test' }, 'POST');
  expect(unsigned.status).not.toBe(403);
  expect((await api.client.bankReport(TEST_BANK_SECRET, { reference: id, amount: '500.00' })).text).toBe(
    'ok',
  );
});

test('long polling is refused', async () => {
  const reply = await call('/socket.io/?EIO=4&transport=polling', {});
  expect(reply.status).toBe(400);
  expect(reply.text).not.toContain('sid');
  expect((await call('/socket.io/?EIO=4&transport=polling', {}, 'POST')).status).toBe(400);
});

test.each(['evil.test', 'localhost.evil.test', 'localhost@evil.test', 'localhost:80:80'])(
  'refuses the unknown host %j',
  async (name) => {
    const reply = await rawRequest(api.port, { path: '/wps/system/status', headers: { host: name } });
    expect([400, 404]).toContain(reply.status);
  },
);
