import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isOperatorPath } from '#libs/authentication/common/operator.calls';
import { resumeSession } from '#libs/authentication/common/session.calls';

import type { AnyCall } from '#libs/platform/common/call';
import { readCallCatalogue } from '#libs/platform/testing/call-catalogue';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, startTestApiProcess, type TestApi } from '#libs/platform/testing/test-program';
import { insertOperator, insertSession, operatorHeaders } from '#libs/platform/testing/test-session';

const ROLES = [
  'guest',
  'service-guest',
  'trial',
  'member',
  'agent',
  'operator',
  'restricted',
  'expired',
  'disabled',
] as const;
type Visitor = (typeof ROLES)[number];

/** Routes that are not wire calls, open to everybody or guarded by their own checks. */
const OPEN = [
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'GET /dev/api/clock',
  'POST /dev/api/clock',
  'GET /dev/api/things/:chart/:id',
  'GET /dev/api/things/:chart/:id/moves',
  'GET /assets/app-0a1b2c3d.js',
  'GET /assets/early-presses-0a1b2c3d.js',
  'GET /ops/assets/operations-0a1b2c3d.js',
  'GET /icons/:file',
  'GET /images/:file',
  'GET /manifest.webmanifest',
  'GET /*',
];
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Makes Fastify report every route that is added to it. */
const TELL_ROUTES = `
  import channel from 'node:diagnostics_channel';
  channel.subscribe('fastify.initialization', ({ fastify }) => fastify.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) console.log('route ' + name + ' ' + url);
  }));`;

const calls = await readCallCatalogue();
let db: TestDatabase;
let api: TestApi;
const persons = new Map<Visitor, string>();
const over = new Map<Visitor, string>();

beforeAll(async () => {
  db = await createTestDatabase();
  const told = `--import data:text/javascript,${encodeURIComponent(TELL_ROUTES)}`;
  api = await startTestApiProcess({ databaseUrl: db.url, env: { NODE_OPTIONS: told } });
  const types = { trial: 4, member: 0, agent: 41, restricted: 0, expired: 0, disabled: 0 };
  for (const [visitor, type] of Object.entries(types)) {
    const { id } = await api.client.register();
    persons.set(visitor as Visitor, id);
    const status = visitor === 'disabled' ? 'disabled' : 'active';
    await db.query('update members.member set type = $2, status = $3 where id = $1', [id, type, status]);
  }
  const ended = (visitor: Visitor, how: object) =>
    insertSession(db, { person: persons.get(visitor) ?? '', role: 'member', ...how });
  over.set('expired', await ended('expired', { ends: '-1 second' }));
  over.set('disabled', await ended('disabled', { endedAt: new Date() }));
  persons.set('service-guest', '900001');
  persons.set(
    'operator',
    await insertOperator(db, [...calls.flatMap(({ permission }) => permission ?? []), 'job.read']),
  );
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

/** A new session for each use, since log-out ends it; ended sessions are shared. */
async function tokenOf(visitor: Visitor): Promise<string | undefined> {
  const person = persons.get(visitor);
  if (visitor === 'guest' || person === undefined) return undefined;
  if (visitor === 'expired' || visitor === 'disabled') return over.get(visitor);
  if (visitor === 'restricted') return insertSession(db, { person, role: 'member', restricted: true });
  return insertSession(db, { person, role: visitor });
}

/** The credentials of each visitor: an operator's cookie, or a bearer token for the others. */
async function credentials(visitor: Visitor): Promise<{ token?: string; headers?: Record<string, string> }> {
  const token = await tokenOf(visitor);
  if (visitor !== 'operator' || token === undefined) return { token };
  return { headers: operatorHeaders(token, api.url) };
}

const address = (call: AnyCall) => call.path.replace(/:\w+/g, () => randomUUID());

/** The result of the access check, whatever the call then makes of an empty body. */
function expected(call: AnyCall, visitor: Visitor): string {
  if (visitor === 'expired' || visitor === 'disabled') return '401 error_session_ended';
  if (visitor === 'restricted' && !call.access.includes('guest') && !call.whileRestricted)
    return '403 error_password_change_required';
  const as = actsAs(call, visitor);
  // It is admitted, and has no device whose session could be resumed.
  if (call.path === resumeSession.path && as === 'guest') return '401 error_session_ended';
  if (call.access.includes(as)) return 'let in';
  if (as === 'guest' || as === 'service-guest') return '401 error_not_logged_in';
  const forMembers = call.access.includes('member') || call.access.includes('agent');
  return as === 'trial' && forMembers ? '403 error_in_need_true_account' : '403 error_forbidden';
}

function actsAs(call: AnyCall, visitor: Exclude<Visitor, 'expired' | 'disabled'>) {
  if (visitor === 'restricted') return call.whileRestricted ? 'member' : 'guest';
  // Elsewhere an operator's cookie is ignored.
  return visitor === 'operator' && !isOperatorPath(call.path) ? 'guest' : visitor;
}

async function got(call: AnyCall, visitor: Visitor): Promise<string> {
  const body = call.method === 'GET' || call.method === 'DELETE' ? undefined : {};
  const reply = await api.client.send(call.method, address(call), body, await credentials(visitor));
  const refused = reply.status === 401 || reply.status === 403;
  return refused ? `${reply.status} ${reply.body.message}` : 'let in';
}

/** Bull-board's pages, files and API, which are not wire calls: for operators only. */
const isQueues = (route: string) => /^(GET|HEAD) \/ops\/queues(\/|$)/.test(route);

const table = () =>
  [...api.output().matchAll(/^route (\S+) (\S+)$/gm)].map(([, method, url]) => `${method} ${url}`);

test('every route is in the catalogue of calls or listed as open, and every call has its route', () => {
  const listed = [...calls.map((call) => `${call.method} ${call.path}`), ...OPEN];
  const routes = table();
  expect(new Set(routes).size).toBe(routes.length);
  // Fastify answers HEAD wherever it answers GET.
  const ours = routes.filter((route) => !isQueues(route));
  expect(ours.filter((route) => !route.startsWith('HEAD ')).sort()).toEqual(listed.sort());
  const heads = ours.filter((route) => route.startsWith('HEAD ')).map((route) => route.slice(5));
  for (const head of heads) expect(listed).toContain(`GET ${head}`);
});

test('gives a guest with a session of customer service the chat alone', () => {
  const open = calls
    .filter((call) => call.access.includes('service-guest'))
    .map((call) => `${call.method} ${call.path}`);
  expect(open.sort()).toEqual([
    'GET /wps/messages/threads/:id',
    'GET /wps/messages/threads/:id/images/:image',
    'GET /wps/service',
    'POST /wps/messages/threads/:id/close',
    'POST /wps/messages/threads/:id/posts',
    'POST /wps/messages/threads/:id/read',
    'POST /wps/service/chats',
    'POST /wps/service/chats/:id/rating',
    'POST /wps/service/chats/:id/typing',
  ]);
});

test('gives a guest the site, its games, the draws of the lottery and the ways to log in', () => {
  const open = calls
    .filter((call) => call.access.includes('guest'))
    .map((call) => `${call.method} ${call.path}`);
  expect(open.sort()).toEqual([
    'GET /lgw/games/game_menus',
    'GET /lgw/vn/games/game_menu',
    'GET /lgw/vn/numeros/opened/game',
    'GET /lotto/lgw/draws/:code/:drawNo/proof',
    'GET /lotto/lgw/games/:code',
    'GET /lotto/lgw/games/:code/current',
    'GET /lotto/lgw/games/:code/trend',
    'GET /lotto/lgw/games/opened/numero',
    'GET /wps/agent/affiliate',
    'GET /wps/captcha',
    'GET /wps/member/register/checks',
    'GET /wps/portal/home',
    'GET /wps/relay/CBS_liveModelList',
    'GET /wps/relay/GCSGAME_getClassifyList',
    'GET /wps/relay/GCSGAME_getGameInfo',
    'GET /wps/relay/GCSGAME_getGameList',
    'GET /wps/relay/GCSGAME_getRankList',
    'GET /wps/relay/GCSGAME_getVendorList',
    'GET /wps/relay/GLS2_roomList',
    'GET /wps/relay/MCSFE_getAnnouncementContent',
    'GET /wps/relay/MCSFE_getHotGameList',
    'GET /wps/relay/MCSFE_getListAnnouncements',
    'GET /wps/rewards/promotions',
    'GET /wps/rewards/promotions/:id',
    'GET /wps/rewards/raffles/:id',
    'GET /wps/rewards/raffles/:id/proof',
    'GET /wps/system/banners',
    'GET /wps/system/countries',
    'GET /wps/system/domainRoute',
    'GET /wps/system/downloads',
    'GET /wps/system/helpCenter',
    'GET /wps/system/keys',
    'GET /wps/system/permission',
    'GET /wps/system/ping',
    'GET /wps/system/setting/register',
    'GET /wps/system/status',
    'GET /wps/system/whitelabel',
    'GET /wps/verification/challenge',
    'POST /wps/member/password/email',
    'POST /wps/member/password/email/reset',
    'POST /wps/member/password/verification',
    'POST /wps/ops/session',
    'POST /wps/ops/setup',
    'POST /wps/ops/setup/authenticator',
    'POST /wps/service/session',
    'POST /wps/session/login',
    'POST /wps/session/login/freeplay',
    'POST /wps/session/resume',
    'POST /wps/session/social/:provider',
    'POST /wps/session/social/:provider/start',
    'POST /wps/session/verification',
    'POST /wps/session/verification/code',
    'POST /wps/verification/sms/noLogin',
    'POST /wps/verification/sms/register',
    'PUT /wps/member/language',
    'PUT /wps/member/register',
    'PUT /wps/member/register/mobile',
  ]);
});

test('declares no call twice', () => {
  const names = calls.map((call) => `${call.method} ${call.path.replace(/:\w+/g, ':')}`);
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

test('shows the queues without any way to change them', async () => {
  const who = await credentials('operator');
  for (const path of ['/ops/queues/api/queues/mela/pause', '/ops/queues/api/queues/pause', '/ops/queues'])
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect([method, path, (await api.client.send(method, path, {}, who)).status]).toEqual([
        method,
        path,
        404,
      ]);
  expect((await api.client.send('GET', '/ops/queues/api/queues', undefined, who)).status).toBe(200);
});

test('redirects a guest who opens the queues to the log-in, and back', async () => {
  const { status, headers } = await api.client.send(
    'GET',
    '/ops/queues/queue/mela?status=failed',
    undefined,
    {
      headers: { accept: 'text/html,*/*' },
    },
  );
  expect([status, headers.get('location')]).toEqual([
    302,
    '/ops?returnTo=%2Fops%2Fqueues%2Fqueue%2Fmela%3Fstatus%3Dfailed',
  ]);
});

test("accepts no operator's token as a bearer token, and no socket without the cookie", async () => {
  const token = await tokenOf('operator');
  for (const path of ['/wps/ops/session', '/wps/system/status']) {
    const { status, body } = await api.client.get(path, token);
    expect([path, status, body.message]).toEqual([path, 401, 'error_session_ended']);
  }
  await expect(api.client.socket(token).ready).rejects.toThrow('error_session_ended');
});

test("ignores a member's token in the operators' cookie", async () => {
  const headers = operatorHeaders((await tokenOf('member')) ?? '', api.url);
  const { status, body } = await api.client.send('GET', '/wps/ops/session', undefined, { headers });
  expect([status, body.message]).toEqual([401, 'error_session_ended']);
  await expect(api.client.socket(undefined, undefined, headers).ready).rejects.toThrow('error_session_ended');
});

describe.each(ROLES)('%s', (visitor) => {
  test.each(
    calls.filter((call) => call.access !== 'signed').map((call) => [`${call.method} ${call.path}`, call]),
  )('%s', async (_, call) => {
    expect(await got(call as AnyCall, visitor)).toBe(expected(call as AnyCall, visitor));
  });

  test('applies the rule of GET to HEAD', async () => {
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      const { status } = await api.client.send('HEAD', address(call), undefined, await credentials(visitor));
      const wanted = expected(call, visitor);
      if (wanted === 'let in') expect([401, 403]).not.toContain(status);
      else expect(`${status}`).toBe(wanted.split(' ')[0]);
    }
  });

  test('the queues: every page, file and API route', async () => {
    const routes = table().filter(isQueues);
    expect(routes.length).toBeGreaterThan(20);
    const who = await credentials(visitor);
    for (const route of routes) {
      const [method = '', url = ''] = route.split(' ');
      const path = url.replace(/:\w+/g, 'mela');
      const { status } = await api.client.send(method, path, undefined, who);
      if (visitor === 'operator') expect([route, [401, 403, 302].includes(status)]).toEqual([route, false]);
      else expect([route, status]).toEqual([route, 401]);
    }
  });

  test('the socket', async () => {
    const { token, headers } = await credentials(visitor);
    const connection = api.client.socket(token, undefined, headers);
    const answer = await connection.ready.then(
      () => 'let in',
      (error: Error) => error.message,
    );
    connection.close();
    if (visitor === 'restricted') return expect(answer).toBe('error_password_change_required');
    const closed = visitor === 'expired' || visitor === 'disabled';
    expect(answer).toBe(closed ? 'error_session_ended' : 'let in');
  });
});

test('accepts any signer on a signed call, and ignores sessions there', async () => {
  const signed = calls.filter((call) => call.access === 'signed');
  expect(signed.length).toBeGreaterThan(0);
  const report = {
    event_id: randomUUID(),
    type: 'payment.paid',
    payment_id: 'x',
    reference: randomUUID(),
    amount: '500.00',
    currency: 'BDT',
    occurred_at: 'now',
  };
  for (const visitor of ROLES) {
    const path = '/wps/cashier/webhooks/bank';
    const reply = await api.client.send('POST', path, report, await credentials(visitor));
    expect([reply.status, reply.body.message]).toEqual([401, 'error_signature_invalid']);
    for (const call of signed.filter(({ lenient }) => lenient)) {
      const { status, text } = await api.client.send(
        'POST',
        call.path,
        {},
        { token: await tokenOf(visitor) },
      );
      expect([status, JSON.parse(text)]).toEqual([200, { status: 'RS_ERROR_INVALID_SIGNATURE' }]);
    }
  }
});

test('answers 404 for what is not listed', async () => {
  for (const url of ['/wps/nothing', '/lgw/', '/gw/wallet', '/wps/ops/members', '/dev/api/nothing']) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const reply = await api.client.send(method, url, undefined, { token: await tokenOf('member') });
      expect([method, url, reply.status, reply.body.message]).toEqual([method, url, 404, 'error_not_found']);
    }
  }
});

test('shows metrics to this machine, or to a caller with the token', async () => {
  expect((await api.client.get('/metrics')).status).toBe(200);
  const env = { TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN: 'the-token' };
  const behindProxy = await startTestApi({ databaseUrl: db.url, env });
  const from = (headers: Record<string, string>) =>
    behindProxy.client.send('GET', '/metrics', undefined, {
      headers: { 'x-forwarded-for': '203.0.113.5', ...headers },
    });
  expect((await from({})).status).toBe(403);
  expect((await from({ authorization: 'Bearer other' })).status).toBe(403);
  expect((await from({ authorization: 'Bearer the-token' })).status).toBe(200);
  await behindProxy.stop();
});

test('accepts one kind of request from a browser on the socket', () => {
  const asked = ['libs', 'apps/api/src'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .flatMap((file) => [
        ...fs
          .readFileSync(path.join(ROOT, folder, file), 'utf8')
          .matchAll(/@SubscribeMessage\((.*)\)|\bsocket\.on\(('\w+')/g),
      ])
      .map((match) => match[1] ?? match[2]),
  );
  const ofNet = ["'error'", "'close'"];
  expect(asked.filter((name) => !ofNet.includes(name ?? ''))).toEqual([`'replay'`]);
});
