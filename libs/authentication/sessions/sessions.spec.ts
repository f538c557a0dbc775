import { advanceTogether } from '#libs/platform/testing/advance-together';
import type { Registered } from '#libs/platform/testing/portal-client';
import { openPortalSocket } from '#libs/platform/testing/portal-socket';
import { rawRequest } from '#libs/platform/testing/raw-request';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';

const MINUTE = 60_000;
const SECOND_HOST = 'second.test';

let db: TestDatabase;
let api: TestApi;
let other: TestApi;
let member: Registered;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query(
    `insert into site.brand (id, hosts, settings) select 'second', $1, settings from site.brand`,
    [[SECOND_HOST]],
  );
  [api, other] = await Promise.all([
    startTestApi({ databaseUrl: db.url }),
    startTestApi({ databaseUrl: db.url }),
  ]);
});
afterAll(async () => {
  await Promise.all([api.stop(), other.stop()]);
  await db.drop();
});
beforeEach(async () => {
  member = await api.client.register();
});

const status = async (token: string, at = api) => (await at.client.get('/wps/member/info', token)).status;
const advance = (milliseconds: number) => advanceTogether([api, other], milliseconds);
/** Who ended the member's sessions, and why, by the audit. */
const sessionEnds = () =>
  db.query(
    `select actor, after from platform.audit where action = 'session.ended'
       and subject in (select 'session ' || id from authentication.session where person = $1)`,
    [member.id],
  );

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

test('log-out ends calls and sockets, on every process, at once; other sessions go on', async () => {
  const second = await api.client.login(member.account);
  const ending = await open(member.token);
  const staying = await open(second.token);
  const began = performance.now();
  expect(
    (await api.client.send('DELETE', '/wps/session/logout', undefined, { token: member.token })).status,
  ).toBe(200);
  expect([await status(member.token), await status(member.token, other)]).toEqual([401, 401]);
  await ending.closed;
  expect(performance.now() - began).toBeLessThan(4000); // not by the next check, every 5 s
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

describe.each([
  ['disabled', 'disabled', 'error_account_disabled'],
  ['closed', 'expired', 'error_non_member'],
])('a member who is %s by hand', (state, reason, refusal) => {
  const setStatus = (to: string) =>
    db.query('update members.member set status = $2 where id = $1', [member.id, to]);

  test('loses every session at once and every socket with the next check, on every process', async () => {
    const second = await other.client.login(member.account);
    const first = await open(member.token);
    const more = await open(second.token);
    const began = performance.now();
    await setStatus(state);
    expect([await status(member.token), await status(second.token, other)]).toEqual([401, 401]);
    await Promise.all([first.closed, more.closed]);
    expect(performance.now() - began).toBeLessThan(12_000);
    expect([...first.sockets, ...more.sockets].map(({ events }) => events.at(-1)?.data)).toEqual(
      Array(4).fill({ reason }),
    );
    await expect(api.client.login(member.account)).rejects.toThrow(refusal);
  });

  test('stays out of these sessions when the account is opened again', async () => {
    await setStatus(state);
    await setStatus('active');
    expect(await status(member.token)).toBe(401);
    const back = api.client.socket(member.token);
    await expect(back.ready).rejects.toThrow('error_session_ended');
    back.close();
    expect(await status((await api.client.login(member.account)).token)).toBe(200);
  });

  test('is not on record as the one who ended them', async () => {
    await setStatus(state);
    expect(await sessionEnds()).toEqual([
      { actor: expect.stringMatching(/^database \w+$/), after: { reason } },
    ]);
  });
});

test('a session that its owner ends is on record as ended by the owner', async () => {
  await api.client.send('DELETE', '/wps/session/logout', undefined, { token: member.token });
  expect(await sessionEnds()).toEqual([{ actor: `member ${member.id}`, after: { reason: 'logout' } }]);
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
