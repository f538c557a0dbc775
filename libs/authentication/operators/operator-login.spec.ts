import { Secret, TOTP } from 'otpauth';
import type { Reply } from '#libs/platform/testing/portal-client';
import { tablesHolding } from '#libs/platform/testing/stored-text';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { operatorSecret } from '#libs/platform/testing/test-session';

const PASSWORD = 'Mela-demo-1';
const STEP_MS = 30_000;
const CALL = '/wps/ops/session';
const secret = operatorSecret('operator1');

let db: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  db = await createTestDatabase();
  const env = { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'https://mela.example' };
  api = await startTestApi({ databaseUrl: db.url, env });
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});
/** All codes unused, whatever the test before did within the same half minute. */
beforeEach(async () => {
  await db.query("update authentication.operator set totp_used_step = null, status = 'active'");
  await db.query('delete from authentication.login_attempt');
});

const code = (steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS });
const right = () => ({ account: 'operator1', password: PASSWORD, code: code() });
const login = (fields: object, headers: Record<string, string> = {}): Promise<Reply> =>
  api.client.send('POST', CALL, fields, { sealed: true, headers });
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const cookieOf = (reply: Reply) => reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const asOperator = (cookie: string, origin: string | undefined = api.url) => ({
  headers: { cookie, ...(origin && { origin }) },
});

test('the secret of the authenticator lies sealed', async () => {
  expect(await tablesHolding(db, secret)).toEqual([]);
});

test('who was added since the last start cannot log in yet', async () => {
  await db.query(
    `insert into authentication.operator (brand, account, password_hash, totp_secret)
     select brand, 'operator9', password_hash, $1 from authentication.operator where account = 'operator1'`,
    [secret],
  );
  expect(outcome(await login({ ...right(), account: 'operator9' }))).toBe('401 error_wrong_credentials');
  await db.query("delete from authentication.operator where account = 'operator9'");
});

test('account, password and code start a session, whose token goes into cookies alone', async () => {
  const reply = await login({ ...right(), account: ' OPERATOR1 ' });
  expect(outcome(reply)).toBe('200 null');
  expect(reply.body.value).toMatchObject({
    operator: { account: 'operator1' },
    brand: { id: 'mela', currency: 'BDT', timeZone: 'Asia/Dhaka' },
  });
  const cookies = reply.headers.getSetCookie();
  const token = /^__Secure-operator=([\w-]{43});/.exec(cookies[0] ?? '')?.[1];
  expect(cookies.slice(0, 3)).toEqual(
    ['/ops', '/wps/ops', '/socket.io'].map(
      (path) => `__Secure-operator=${token}; Path=${path}; HttpOnly; Secure; SameSite=Strict`,
    ),
  );
  expect(reply.text).not.toContain(token);
  const who = await api.client.send('GET', CALL, undefined, asOperator(cookieOf(reply)));
  expect(who.body.value).toMatchObject({ operator: { account: 'operator1' } });
});

test('by TLS a cookie without the prefix, which others could have set, opens nothing', async () => {
  const cookie = cookieOf(await login(right()));
  const who = (sent: string) => api.client.send('GET', CALL, undefined, asOperator(sent));
  expect(outcome(await who(cookie.replace('__Secure-', '')))).toBe('401 error_not_logged_in');
  expect((await who(cookie)).status).toBe(200);
});

test('an unknown name, a wrong password and a wrong code get the same answer', async () => {
  const wrongCode = code() === '000000' ? '111111' : '000000';
  const replies = [
    await login({ ...right(), account: 'nobodyofthatname' }),
    await login({ ...right(), password: 'not the one' }),
    await login({ ...right(), code: wrongCode }),
  ];
  expect(replies.map(outcome)).toEqual(Array(3).fill('401 error_wrong_credentials'));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(replies.flatMap((reply) => reply.headers.getSetCookie())).toEqual([]);
});

test('a code counts once, and with it those before it', async () => {
  const [before, now, next] = [code(-1), code(), code(1)];
  expect(outcome(await login({ ...right(), code: now }))).toBe('200 null');
  expect(outcome(await login({ ...right(), code: now }))).toBe('401 error_wrong_credentials');
  expect(outcome(await login({ ...right(), code: before }))).toBe('401 error_wrong_credentials');
  expect(outcome(await login({ ...right(), code: next }))).toBe('200 null');
});

test('of ten log-ins at once with one code, one wins', async () => {
  const fields = right();
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, n) => login(fields, { 'x-forwarded-for': `198.51.100.${n}` })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
});

test('codes of a minute ago or ahead are refused', async () => {
  for (const steps of [-3, 3])
    expect(outcome(await login({ ...right(), code: code(steps) }))).toBe('401 error_wrong_credentials');
});

test('a wrong password does not spend the code', async () => {
  await login({ ...right(), password: 'not the one' });
  expect(outcome(await login(right()))).toBe('200 null');
});

test('a disabled operator is told so, but only to who knows password and code', async () => {
  await db.query("update authentication.operator set status = 'disabled'");
  expect(outcome(await login({ ...right(), password: 'no' }))).toBe('401 error_wrong_credentials');
  const reply = await login(right());
  expect(outcome(reply)).toBe('403 error_account_disabled');
  expect(reply.headers.getSetCookie()).toEqual([]);
});

test('after 10 failures the name is locked for the address; a member of that name is not', async () => {
  for (let n = 0; n < 10; n++) await login({ ...right(), password: 'no' });
  expect(outcome(await login(right()))).toBe('423 error_login_locked');
  expect(outcome(await login(right(), { 'x-forwarded-for': '198.51.100.77' }))).toBe('200 null');
  const member = { username: 'operator1', password: 'no' };
  const asMember = await api.client.send('POST', '/wps/session/login', member, { sealed: true });
  expect(outcome(asMember)).toBe('401 error_wrong_credentials');
});

test('after 30 failures under many names no operator comes in from that address', async () => {
  const crowded = { 'x-forwarded-for': '198.51.100.80' };
  const guesses = Array.from({ length: 40 }, (_, n) =>
    login({ ...right(), account: `guess${n}`, password: 'no' }, crowded),
  );
  const outcomes = (await Promise.all(guesses)).map(outcome);
  expect(outcomes.filter((text) => text === '401 error_wrong_credentials')).toHaveLength(30);
  expect(outcomes.filter((text) => text === '423 error_login_locked')).toHaveLength(10);
  const locked = await login(right(), crowded);
  expect(outcome(locked)).toBe('423 error_login_locked');
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(outcome(await login(right(), { 'x-forwarded-for': '198.51.100.81' }))).toBe('200 null');
  const asMember = { username: 'operator1', password: 'no' };
  const member = await api.client.send('POST', '/wps/session/login', asMember, {
    sealed: true,
    headers: crowded,
  });
  expect(outcome(member)).toBe('401 error_wrong_credentials');
});

test('failures and the lock are on record, without anything that was typed', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.82' };
  await login({ ...right(), account: 'typed-secret', password: 'typed-secret' }, headers);
  for (let n = 0; n < 15; n++) await login({ ...right(), password: 'typed-secret' }, headers);
  const rows = await db.query<{ action: string; subject: string }>(
    "select action, subject, after from platform.audit where address = '198.51.100.82' order by id",
  );
  const subject = expect.stringMatching(/^operator \d+$/);
  const after = { method: 'operator' };
  expect(rows).toEqual([
    { action: 'login.failed', subject: 'unknown operator', after },
    ...Array<object>(10).fill({ action: 'login.failed', subject, after }),
    { action: 'login.locked', subject, after },
  ]);
});

test('whoever disables an operator is on record', async () => {
  const [row] = await db.query<{ id: string }>(
    "update authentication.operator set status = 'disabled' where account = 'operator1' returning id",
  );
  await login(right(), { 'x-forwarded-for': '198.51.100.83' });
  const rows = await db.query<{ action: string }>(
    'select action from platform.audit where subject = $1 order by id desc limit 2',
    [`operator ${row?.id}`],
  );
  expect(rows).toEqual([{ action: 'login.refused' }, { action: 'operator.disabled' }]);
});

describe('a session', () => {
  let cookie: string;
  beforeEach(async () => {
    cookie = cookieOf(await login(right()));
  });
  const who = () => api.client.send('GET', CALL, undefined, asOperator(cookie));

  test('is looked at on the operators’ paths alone', async () => {
    expect((await who()).status).toBe(200);
    const elsewhere = await api.client.send('GET', '/wps/member/info', undefined, asOperator(cookie));
    expect(outcome(elsewhere)).toBe('401 error_not_logged_in');
  });

  test.each([
    ['GET', 'https://evil.example', 403],
    ['GET', '', 200],
    ['DELETE', 'https://evil.example', 403],
    ['DELETE', 'null', 403],
    ['DELETE', '', 403],
  ])('%s from the origin %j is answered %i', async (method, origin, status) => {
    const reply = await api.client.send(method, CALL, undefined, asOperator(cookie, origin));
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.message).toBe('error_origin_refused');
    expect((await who()).status).toBe(200);
  });

  test('ends with the log-out: the cookie is taken back, calls and sockets are closed', async () => {
    const socket = api.client.socket(undefined, undefined, asOperator(cookie).headers);
    await socket.ready;
    const reply = await api.client.send('DELETE', CALL, undefined, asOperator(cookie));
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie()[1]).toBe(
      '__Secure-operator=; Max-Age=0; Path=/wps/ops; HttpOnly; Secure; SameSite=Strict',
    );
    expect((await socket.waitFor('session.ended')).data).toEqual({ reason: 'logout' });
    expect(outcome(await who())).toBe('401 error_session_ended');
    expect(outcome(await login({ ...right(), code: code(1) }, { cookie, origin: api.url }))).toBe('200 null');
  });

  test('ends after half an hour without a call, and after twelve hours in any case', async () => {
    await api.advance(31 * 60_000);
    expect(outcome(await who())).toBe('401 error_session_ended');
    cookie = cookieOf(await login({ ...right(), code: code(1) }));
    for (let minutes = 25; minutes < 12 * 60; minutes += 25) {
      await api.advance(25 * 60_000);
      expect((await who()).status).toBe(200);
    }
    await api.advance(25 * 60_000);
    expect(outcome(await who())).toBe('401 error_session_ended');
  });

  test('lets nobody in who was disabled meanwhile', async () => {
    const lists = ['/wps/ops/withdrawals', '/wps/ops/deposits', '/wps/ops/contracts'];
    const asked = async () => {
      const get = (path: string) => api.client.send('GET', path, undefined, asOperator(cookie));
      return (await Promise.all([CALL, ...lists].map(get))).map(outcome);
    };
    expect(await asked()).toEqual(Array(4).fill('200 null'));
    await db.query("update authentication.operator set status = 'disabled' where account = 'operator1'");
    expect(await asked()).toEqual(Array(4).fill('401 error_session_ended'));
    await expect(api.client.socket(undefined, undefined, asOperator(cookie).headers).ready).rejects.toThrow(
      'error_session_ended',
    );
  });

  test('is recorded with operator and address', async () => {
    const rows = await db.query<{ actor: string; action: string; address: string }>(
      `select actor, action, address from platform.audit where actor like 'operator %' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({ action: 'session.started', address: '127.0.0.1' });
  });
});

describe('a fresh code', () => {
  const elevate = (cookie: string, fields: object) =>
    api.client.send<{ elevatedUntil: string }>('POST', `${CALL}/elevation`, fields, {
      sealed: true,
      ...asOperator(cookie),
    });

  test('counts for ten minutes after the log-in, and as long after each further one', async () => {
    const cookie = cookieOf(await login(right()));
    const until = async () =>
      (await api.client.send<{ elevatedUntil: string }>('GET', CALL, undefined, asOperator(cookie))).body
        .value?.elevatedUntil ?? '';
    const first = await until();
    expect(outcome(await elevate(cookie, { code: code(1) }))).toBe('200 null');
    expect(Date.parse(await until())).toBeGreaterThan(Date.parse(first));
  });

  test('is none that the log-in has used, and wrong ones lock the account as failed log-ins do', async () => {
    const fields = right();
    const cookie = cookieOf(await login(fields));
    expect(outcome(await elevate(cookie, { code: fields.code }))).toBe('422 error_operator_code_wrong');
    const outcomes: string[] = [];
    for (let tries = 0; tries < 10; tries++)
      outcomes.push(outcome(await elevate(cookie, { code: '000000' })));
    expect(outcomes.at(-1)).toBe('423 error_login_locked');
  });
});
