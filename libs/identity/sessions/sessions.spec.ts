import { Audit } from '#libs/platform/audit/audit';
import { advanceTogether } from '#libs/platform/testing/advance-together';
import type { Registered } from '#libs/platform/testing/portal-client';
import { openPortalSocket } from '#libs/platform/testing/portal-socket';
import { rawRequest } from '#libs/platform/testing/raw-request';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { Member } from '../accounts/member.entity.js';
import { Members } from '../accounts/members.service.js';
import { Session } from './session.entity.js';
import { Sessions } from './sessions.service.js';

const MINUTE = 60_000;
const SECOND_HOST = 'second.test';

let db: TestDatabase;
let api: TestApi;
let other: TestApi;
let parts: TestParts;
let member: Registered;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query(
    `insert into site.brand (id, hosts, settings) select 'second', $1, settings from site.brand`,
    [[SECOND_HOST]],
  );
  parts = await createTestParts(db.url, [Member, Session]);
  [api, other] = await Promise.all([
    startTestApi({ databaseUrl: db.url }),
    startTestApi({ databaseUrl: db.url }),
  ]);
});
afterAll(async () => {
  await Promise.all([api.stop(), other.stop(), parts.close()]);
  await db.drop();
});
beforeEach(async () => {
  member = await api.client.register();
});

const status = async (token: string, at = api) => (await at.client.get('/wps/member/info', token)).status;
const advance = (milliseconds: number) => advanceTogether([api, other], milliseconds);
const membersOfAnotherProcess = () => {
  const { database, clock, hints, events } = parts;
  const sessions = new Sessions(database, clock, hints, new Audit(database, clock));
  return new Members(database, sessions, clock, events);
};

/** Sockets of a token on both processes, ready. */
async function open(token: string) {
  const sockets = [api.client.socket(token), other.client.socket(token)];
  await Promise.all(sockets.map(({ ready }) => ready));
  const closed = sockets.map(
    ({ socket }) => new Promise<void>((resolve) => socket.once('disconnect', () => resolve())),
  );
  return {
    sockets,
    closed: Promise.all(closed),
    close: () => sockets.forEach((socket) => void socket.close()),
  };
}

test('log-out ends calls and sockets, on every process, within a second; other sessions go on', async () => {
  const second = await api.client.login(member.account);
  const ending = await open(member.token);
  const staying = await open(second.token);
  const began = performance.now();
  expect(
    (await api.client.send('DELETE', '/wps/session/logout', undefined, { token: member.token })).status,
  ).toBe(200);
  expect([await status(member.token), await status(member.token, other)]).toEqual([401, 401]);
  await ending.closed;
  expect(performance.now() - began).toBeLessThan(1000);
  for (const { events } of ending.sockets) {
    expect(events).toEqual([{ name: 'session.ended', seq: null, at: null, data: { reason: 'logout' } }]);
  }
  const back = api.client.socket(member.token);
  await expect(back.ready).rejects.toThrow('error_session_ended');
  back.close();
  expect(staying.sockets.every(({ socket, events }) => socket.connected && events.length === 0)).toBe(true);
  expect(await status(second.token)).toBe(200);
  staying.close();
});

test('to disable a member ends every session on every process within a second', async () => {
  const second = await other.client.login(member.account);
  const first = await open(member.token);
  const more = await open(second.token);
  const began = performance.now();
  await membersOfAnotherProcess().disable(member.id);
  await Promise.all([first.closed, more.closed]);
  expect(performance.now() - began).toBeLessThan(1000);
  expect([...first.sockets, ...more.sockets].map(({ events }) => events.at(-1)?.data)).toEqual(
    Array(4).fill({ reason: 'disabled' }),
  );
  expect([await status(member.token), await status(second.token, other)]).toEqual([401, 401]);
  await expect(api.client.login(member.account)).rejects.toThrow('error_account_disabled');
});

test('what ended a session is on record', async () => {
  await api.client.send('DELETE', '/wps/session/logout', undefined, { token: member.token });
  const acts = await db.query(
    'select action, after from platform.audit where actor = $1 order by id desc limit 1',
    [`member ${member.id}`],
  );
  expect(acts).toEqual([{ action: 'session.ended', after: { reason: 'logout' } }]);
});

test('a session of one brand is none at another, for calls and sockets', async () => {
  const headers = { authorization: `Bearer ${member.token}` };
  const at = (host: string) =>
    rawRequest(api.port, { path: '/wps/member/info', headers: { ...headers, host } });
  expect((await at('localhost')).status).toBe(200);
  const reply = await at(SECOND_HOST);
  expect([reply.status, JSON.parse(reply.text).message]).toEqual([401, 'error_session_ended']);
  const there = openPortalSocket(api.url, member.token, undefined, { host: SECOND_HOST });
  await expect(there.ready).rejects.toThrow('error_session_ended');
  there.close();
  const guest = openPortalSocket(api.url, undefined, undefined, { host: SECOND_HOST });
  expect((await guest.ready).seq).toBe(0);
  guest.close();
});

test('a session idles for 30 minutes at most; a call counts as activity', async () => {
  await advance(29 * MINUTE);
  expect(await status(member.token)).toBe(200);
  await advance(29 * MINUTE);
  expect(await status(member.token, other)).toBe(200);
  await advance(30 * MINUTE);
  expect([await status(member.token), await status(member.token, other)]).toEqual([401, 401]);
});

test('an open socket is no activity, and is closed when the session has idled out', async () => {
  const { sockets, closed } = await open(member.token);
  await advance(31 * MINUTE);
  expect(await status(member.token)).toBe(401);
  await closed;
  expect(sockets.map(({ events }) => events.at(-1)?.data)).toEqual([
    { reason: 'expired' },
    { reason: 'expired' },
  ]);
});

test('a session is over after 12 hours, however busy', async () => {
  for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
    await advance(25 * MINUTE);
    expect(await status(member.token)).toBe(200);
  }
  await advance(25 * MINUTE);
  expect(await status(member.token)).toBe(401);
});
