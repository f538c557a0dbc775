import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isOperatorPath } from '#libs/authentication/common/operator.calls';

import type { AnyCall } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { readCallCatalogue } from '#libs/platform/testing/call-catalogue';
import { PRODUCTION } from '#libs/platform/testing/production';
import { type RawReply, type RawRequest, rawRequest } from '#libs/platform/testing/raw-request';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { insertSession, operatorSession, sessionWith } from '#libs/platform/testing/test-session';
import { CACHED_CALLS } from './cached-replies.js';

const catalogue = await readCallCatalogue();
const HOSTILE = '</script><script>alert(1)</script>';
let db: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query(
    `update site.announcement set shown = jsonb_set(shown, '{texts,EN,title}', $1) where kind = 'B'`,
    [JSON.stringify(HOSTILE)],
  );
  api = await startTestApi({ databaseUrl: db.url });
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

const json = { 'content-type': 'application/json' };
const REQUESTS: [string, number, RawRequest][] = [
  ['a call', 200, { path: '/wps/system/status' }],
  ['home', 200, { path: '/' }],
  ['a page', 200, { path: '/login?x=<script>' }],
  ["the operators' page", 200, { path: '/ops' }],
  ["a file of the operators' page", 200, { path: '/ops/assets/operations-0a1b2c3d.js' }],
  ['a file', 200, { path: '/assets/app-0a1b2c3d.js' }],
  ['a file that is not there', 404, { path: '/assets/other.js' }],
  ['health', 200, { path: '/health/live' }],
  ['metrics', 200, { path: '/metrics' }],
  ['an unknown call', 404, { path: '/wps/nothing' }],
  ['an unknown host', 404, { path: '/wps/system/status', headers: { host: 'evil.test' } }],
  ['a page of an unknown host', 404, { path: '/', headers: { host: 'evil.test' } }],
  ['a call without a session', 401, { path: '/wps/member/info' }],
  ['a foreign origin', 403, { path: '/wps/system/status', headers: { origin: 'https://evil.test' } }],
  ['a malformed address', 400, { path: '/%ff' }],
  ['a malformed address of a call', 400, { path: '/wps/%ff' }],
  ['malformed JSON', 400, { method: 'POST', path: '/wps/messages/read', headers: json, body: '{' }],
  ['an empty body', 400, { method: 'POST', path: '/wps/session/login', headers: json, body: '' }],
  [
    'a body that is too large',
    413,
    { method: 'POST', path: '/wps/session/login', headers: json, body: `"${'x'.repeat(300_000)}"` },
  ],
  [
    'a body of another type',
    415,
    { method: 'POST', path: '/wps/session/login', headers: { 'content-type': 'text/csv' }, body: 'a,b' },
  ],
  ['an unknown method of a page', 404, { method: 'POST', path: '/' }],
  [
    'a preflight',
    404,
    { method: 'OPTIONS', path: '/wps/session/login', headers: { origin: 'https://evil.test' } },
  ],
];

function policyOf(reply: RawReply): Map<string, string> {
  const policy = String(reply.headers['content-security-policy']).split('; ');
  return new Map(policy.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
}

test.each(REQUESTS)('%s (%i) carries every header', async (_, status, request) => {
  const reply = await rawRequest(api.port, request);
  expect(reply.status).toBe(status);
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  const policy = policyOf(reply);
  expect(Object.fromEntries(policy)).toMatchObject({
    'default-src': `'none'`,
    'script-src': expect.stringMatching(/^'self'( 'sha256-[\w+/=]+')?$/),
    'style-src': expect.stringMatching(/^'self'( 'sha256-[\w+/=]+')?$/),
    'base-uri': `'none'`,
    'frame-ancestors': `'none'`,
    'form-action': `'self'`,
  });
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|https?:(?!\/\/)/);
  expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  expect(reply.headers['server']).toBeUndefined();
  expect(reply.headers['x-powered-by']).toBeUndefined();
});

const CODES = new Set<string | null>(Object.keys(platformErrors));

test.each(REQUESTS.filter(([, status, { path }]) => status >= 400 && path !== '/'))(
  '%s (%i) answers in the envelope with a code of the list',
  async (_, status, request) => {
    const reply = await rawRequest(api.port, request);
    const envelope = JSON.parse(reply.text);
    expect(envelope).toMatchObject({ success: false, value: null });
    expect([
      CODES.has(envelope.message),
      platformErrors[envelope.message as 'error_unknown']?.status,
    ]).toEqual([true, status]);
  },
);

/** What stands in a page itself, as sources of a policy. */
const inlineIn = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

test('allows the script and the style in a page, and nothing else inline', async () => {
  const page = await rawRequest(api.port, { path: '/' });
  for (const element of ['script', 'style'] as const) {
    const hashes = inlineIn(page.text, element);
    expect([hashes.length, policyOf(page).get(`${element}-src`)]).toEqual([1, `'self' ${hashes[0]}`]);
  }
  const operators = await rawRequest(api.port, { path: '/ops' });
  expect(policyOf(operators).get('script-src')).toBe(`'self'`);
  expect(policyOf(operators).get('style-src')).toBe(`'self' ${inlineIn(operators.text, 'style')[0]}`);
  for (const path of ['/wps/system/status', '/assets/app-0a1b2c3d.js']) {
    const policy = policyOf(await rawRequest(api.port, { path }));
    expect([policy.get('script-src'), policy.get('style-src')]).toEqual([`'self'`, `'self'`]);
  }
});

const LINES = 'http://localhost:3000 http://127.0.0.1:3000 http://mela.localhost:3000';

test('allows sockets to this host only, and calls to it and the lines', async () => {
  const reply = await rawRequest(api.port, { path: '/', headers: { host: 'localhost:1234' } });
  expect(policyOf(reply).get('connect-src')).toBe(`'self' ws://localhost:1234 wss://localhost:1234 ${LINES}`);
  const odd = await rawRequest(api.port, {
    path: '/',
    headers: { host: `localhost; script-src 'unsafe-inline'` },
  });
  expect(String(odd.headers['content-security-policy'])).not.toContain('unsafe-inline');
});

test('allows pictures and frames of the hosts that the brand lists, on pages that were cached before', async () => {
  const policy = async (path: string) => policyOf(await rawRequest(api.port, { path }));
  const before = await policy('/login');
  expect(before.get('img-src')).toBe(`'self' data:`);
  const lists = JSON.stringify({ imageCdn: ['https://img.test'], launchCdn: ['https://play.test:8443'] });
  await db.query('update site.brand set settings = settings || $1::jsonb', [lists]);
  await pause(1000);
  const after = await policy('/login');
  expect(after.get('img-src')).toBe(`'self' data: https://img.test`);
  expect(after.get('frame-src')).toBe(`${before.get('frame-src')} https://play.test:8443`);
});

/** Public content, which declares its own caching. */
const CACHED: Record<string, string> = {
  home: 'no-cache',
  'a page': 'no-cache',
  'a file': 'public, max-age=31536000, immutable',
  "a file of the operators' page": 'public, max-age=31536000, immutable',
};

test.each(REQUESTS)('%s (%i) is not cached unless it is public', async (name, _, request) => {
  const { headers } = await rawRequest(api.port, request);
  expect(headers['cache-control']).toBe(CACHED[name] ?? 'no-store');
});

describe('an answer of a call is not cached', () => {
  let person: string;
  beforeAll(async () => {
    person = (await api.client.register()).id;
  });

  /** Visitors who are admitted, each by an own session, and a guest, who mostly is not. */
  async function visitors(call: AnyCall): Promise<Record<string, string>[]> {
    if (call.access === 'signed') return [{}];
    if (call.access.includes('operator') && isOperatorPath(call.path))
      return [{}, await sessionWith(db, api.url, [call.permission ?? 'any-operator'])];
    const role = call.access.includes('member') ? 'member' : 'agent';
    return [{}, { authorization: `Bearer ${await insertSession(db, { person, role })}` }];
  }

  test.each(catalogue.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s',
    async (_, call) => {
      const path = call.path.replace(/:\w+/g, '5f0c2e0e-1111-4222-8333-444455556666');
      for (const headers of await visitors(call)) {
        const body = call.method === 'GET' || call.method === 'DELETE' ? undefined : '{}';
        const sent = { ...headers, ...(body !== undefined && json) };
        const reply = await rawRequest(api.port, { method: call.method, path, headers: sent, body });
        // Lists of games are the same for everybody, and a guest revalidates them.
        const isList = CACHED_CALLS.has(call.path) && reply.status === 200 && !headers.authorization;
        const keeping = isList ? 'no-cache' : 'no-store';
        expect([reply.status, reply.headers['cache-control']]).toEqual([reply.status, keeping]);
      }
    },
  );

  test('nor the pages, files and API of the queues', async () => {
    const operator = await operatorSession(db, api.url);
    const page = await rawRequest(api.port, { path: '/ops/queues', headers: operator });
    const file = /src="(\/ops\/queues\/static\/[^"]+)"/.exec(page.text)?.[1] ?? '';
    for (const path of ['/ops/queues', file, '/ops/queues/api/queues'])
      for (const headers of [{}, operator]) {
        const reply = await rawRequest(api.port, { path, headers });
        expect([path, reply.status, reply.headers['cache-control']]).toEqual([
          path,
          headers === operator ? 200 : 401,
          'no-store',
        ]);
      }
  });
});

test('caches hashed files and revalidates pages', async () => {
  const file = await rawRequest(api.port, { path: '/assets/app-0a1b2c3d.js' });
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const page = await rawRequest(api.port, { path: '/' });
  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'cookie, accept-encoding' });
});

test('takes language and theme of a page from its cookie only', async () => {
  const page = async (cookie: string) =>
    (await rawRequest(api.port, { path: '/', headers: { cookie } })).text;
  expect(await page('lang=EN; theme=paper')).toContain('<html lang="en" dir="ltr" data-theme="paper">');
  expect(await page('lang="><script>; theme="><script>')).toContain(
    '<html lang="bn" dir="ltr" data-theme="night">',
  );
});

test('keeps data in a page from ending its script block', async () => {
  const { text } = await rawRequest(api.port, { path: '/', headers: { cookie: 'lang=EN' } });
  expect(text).toContain(HOSTILE.replaceAll('<', '\\u003c'));
  expect(text).not.toContain(HOSTILE);
});

test('requires TLS in production', async () => {
  const live = await startTestApi({ databaseUrl: db.url, env: PRODUCTION });
  const reply = await rawRequest(live.port, { path: '/wps/system/status' });
  const clock = await rawRequest(live.port, { path: '/dev/api/clock' });
  await live.stop();
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(clock.status).toBe(404);
});
