import { createHash, randomUUID } from 'node:crypto';
import { solveBotCheck } from '#libs/platform/testing/bot-check';
import { type Registered, type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { createTestParts } from '#libs/platform/testing/test-parts';
import { startTestApi } from '#libs/platform/testing/test-program';

// The lock alone is looked at here; captchas are asked for in `brute-force.spec.ts`.
const { db, api } = setUpTestApi({
  env: { TRUSTED_PROXIES: '127.0.0.1' },
  settings: { 'identity.login': { captchaAfter: 1000, addressCaptchaAfter: 1000 } },
});
let member: Registered;

beforeEach(async () => {
  member = await api.client.register();
});

const login = (fields: object, address = '198.51.100.1'): Promise<Reply> =>
  api.client.send('POST', '/wps/session/login', fields, {
    sealed: true,
    headers: { 'x-forwarded-for': address },
  });
const right = () => ({ username: member.account, password: TEST_PASSWORD });
const wrong = () => ({ username: member.account, password: 'not the one' });
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;

test('name and password start a session; the name in any case, with blanks around it', async () => {
  const { status, body } = await login({ ...right(), username: ` ${member.account.toUpperCase()} ` });
  expect(status).toBe(200);
  expect(body.value).toMatchObject({
    firstTimeLogin: false,
    member: { id: member.id, account: member.account },
  });
  expect((body.value as { token: string }).token).not.toBe(member.token);
});

test('a wrong password and an unknown name get the same answer', async () => {
  const known = await login(wrong());
  const unknown = await login({ username: 'nobodyofthatname', password: 'not the one' });
  expect(outcome(known)).toBe('401 error_wrong_credentials');
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  const names = (reply: Reply) => [...reply.headers.keys()].sort();
  expect(names(unknown)).toEqual(names(known));
});

test('a proof of work is asked for by nobody; one that is given has to be right, and is good once', async () => {
  const botCheck = await solveBotCheck(api.client);
  expect(outcome(await login({ ...right(), botCheck }))).toBe('200 null');
  for (const bad of [botCheck, 'none', ''])
    expect([bad, (await login({ ...right(), botCheck: bad })).status]).toEqual([bad, 422]);
});

test.each([`' or '1'='1`, '%', '_', `${'a'.repeat(100)}`, 'রূপালী'])(
  'the name %j is nobody',
  async (username) => {
    expect(outcome(await login({ username, password: TEST_PASSWORD }))).toBe('401 error_wrong_credentials');
  },
);

test.each([
  ['disabled', '403 error_account_disabled'],
  ['closed', '403 error_non_member'],
])('a %s account is told so, but only to who knows the password', async (status, answer) => {
  await db.query('update members.member set status = $2 where id = $1', [member.id, status]);
  expect(outcome(await login(right()))).toBe(answer);
  expect(outcome(await login(wrong()))).toBe('401 error_wrong_credentials');
});

test('the site of the agents lets agents in alone', async () => {
  expect(outcome(await login({ ...right(), site: 'agent' }))).toBe('403 error_not_agent');
  for (const type of [1, 2, 41, 42]) {
    await db.query('update members.member set type = $2 where id = $1', [member.id, type]);
    expect((await login({ ...right(), site: 'agent' })).status).toBe(200);
  }
});

test('an expired and a default password are flags of the answer', async () => {
  await db.query(
    'update members.member set password_expires_at = $2, default_password = true where id = $1',
    [member.id, new Date(Date.now() - 1000)],
  );
  expect((await login(right())).body.value).toMatchObject({ passwordExpired: true, defaultPassword: true });
});

test('a password that is changed while it is looked at starts no session', async () => {
  const parts = await createTestParts(db.url);
  const change = 'update members.member set password_hash = $2 where id = $1';
  const came = await parts.database.transaction(async () => {
    await parts.database.query(change, [member.id, 'the hash of another one']);
    const coming = login(right());
    const waiting = () =>
      db.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
    while ((await waiting()).length === 0);
    return { coming };
  });
  expect(outcome(await came.coming)).toBe('401 error_wrong_credentials');
  await parts.close();
});

describe('after 10 failures', () => {
  const fail = async (times: number, address?: string) => {
    const outcomes: string[] = [];
    for (let n = 0; n < times; n++) outcomes.push(outcome(await login(wrong(), address)));
    return outcomes;
  };

  test('the name is locked for the address, for 15 minutes, whatever the password', async () => {
    expect(new Set(await fail(10))).toEqual(new Set(['401 error_wrong_credentials']));
    const locked = await login(right());
    expect(outcome(locked)).toBe('423 error_login_locked');
    expect(locked.body.params).toEqual({ minutes: 15 });
    const seconds = Number(locked.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(880);
    expect(seconds).toBeLessThanOrEqual(900);

    const inCapitals = { ...right(), username: member.account.toUpperCase() };
    expect(outcome(await login(inCapitals))).toBe('423 error_login_locked');
    expect((await login(right(), '198.51.100.2')).status).toBe(200);
    await api.advance(15 * 60 * 1000 + 1000);
    expect((await login(right())).status).toBe(200);
  });

  test('nine leave it open, and a success forgets them', async () => {
    await fail(9);
    expect((await login(right())).status).toBe(200);
    await fail(9);
    expect((await login(right())).status).toBe(200);
  });

  test('an unknown name is locked alike', async () => {
    const nobody = { username: `n${randomUUID().slice(0, 8)}`, password: 'x' };
    for (let n = 0; n < 10; n++) await login(nobody);
    expect(outcome(await login(nobody))).toBe('423 error_login_locked');
  });

  test('guesses at once are counted too', async () => {
    const guesses = await Promise.all(Array.from({ length: 40 }, () => login(wrong(), '198.51.100.9')));
    const outcomes = guesses.map(outcome);
    expect(outcomes.filter((text) => text.startsWith('401'))).toHaveLength(10);
    expect(outcomes.filter((text) => text.startsWith('423'))).toHaveLength(30);
  });

  test('an address from a header counts only behind a trusted proxy', async () => {
    const open = await startTestApi({ databaseUrl: db.url });
    const guess = (address: string) =>
      open.client.send('POST', '/wps/session/login', wrong(), {
        sealed: true,
        headers: { 'x-forwarded-for': address },
      });
    for (let n = 0; n < 10; n++) await guess(`203.0.113.${n}`);
    expect(outcome(await guess('203.0.113.99'))).toBe('423 error_login_locked');
    await open.stop();
  });
});

describe('a token', () => {
  const info = (authorization: string) =>
    api.client.send('GET', '/wps/member/info', undefined, { headers: { authorization } });

  test('that nobody was given opens nothing', async () => {
    const { token } = member;
    const hash = createHash('sha256').update(token).digest();
    const [session] = await db.query<{ id: string }>(
      'select id from authentication.session where person = $1',
      [member.id],
    );
    const guesses = [
      '',
      'x',
      'A'.repeat(43),
      `${token}A`,
      token.slice(0, -1),
      token.toUpperCase(),
      ` ${token.slice(1)}`,
      hash.toString('base64url'),
      hash.toString('hex'),
      session?.id ?? '',
      `${token}, ${token}`,
      "' or true --",
    ];
    for (const guess of guesses) {
      const { status, body } = await info(`Bearer ${guess}`);
      expect([guess, status, body.message]).toEqual([guess, 401, 'error_session_ended']);
    }
    expect((await info(`Bearer ${token}`)).status).toBe(200);
  });

  test('is taken from the header alone, under its name', async () => {
    for (const authorization of [
      `bearer ${member.token}`,
      `Basic ${member.token}`,
      member.token,
      `Token ${member.token}`,
    ]) {
      expect((await info(authorization)).status).toBe(401);
    }
    const inQuery = await api.client.get(`/wps/v2/wallets/balance?token=${member.token}`);
    expect(inQuery.status).toBe(401);
  });

  test('that was planted before a log-in is not the one it starts', async () => {
    const planted = 'P'.repeat(43);
    const reply = await api.client.send('POST', '/wps/session/login', right(), {
      sealed: true,
      token: planted,
    });
    expect(reply.status).toBe(401);
    expect((await info(`Bearer ${planted}`)).status).toBe(401);
    const again = await login(right());
    expect((again.body.value as { token: string }).token).not.toBe(planted);
  });

  test('a bad one is refused on calls that are open to everybody too', async () => {
    expect((await api.client.get('/wps/system/status', 'x')).status).toBe(401);
  });
});

test('neither password nor token stands in what the api writes', async () => {
  await login({ ...right(), password: 'a-secret-that-was-typed' });
  expect(api.output()).not.toContain(TEST_PASSWORD);
  expect(api.output()).not.toContain('a-secret-that-was-typed');
  expect(api.output()).not.toContain(member.token);
});
