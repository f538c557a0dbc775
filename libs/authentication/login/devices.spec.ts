import { randomInt, randomUUID } from 'node:crypto';
import { startTestInbox } from '#libs/platform/testing/inbox.fixture';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { createVerificationParts } from '#libs/verification/verification.fixture';
import { Browser, cameIn, outcome } from './browser.fixture.js';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const DEVICE =
  /^device=([\da-f-]{36})\.([\w-]{43}); Max-Age=15552000; Path=\/wps\/session; HttpOnly; SameSite=Strict$/;

let db: TestDatabase;
let api: TestApi;
let other: TestApi;
let browser: Browser;
let account: string;
let id: string;

beforeAll(async () => {
  db = await createTestDatabase();
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  [api, other] = await Promise.all([
    startTestApi({ databaseUrl: db.url, env }),
    startTestApi({ databaseUrl: db.url, env }),
  ]);
});
afterAll(async () => {
  await Promise.all([api.stop(), other.stop()]);
  await db.drop();
});
beforeEach(async () => {
  browser = new Browser(api);
  const { member } = await browser.register();
  ({ account, id } = member);
});

const remembered = async () => cameIn(await browser.login(account, { rememberMe: true }));
const info = async (token: string) => (await api.client.get('/wps/member/info', token)).status;
const deviceId = (of = browser) => of.device?.split('.')[0] ?? '';
const acts = (action: string, subject: string) =>
  db.query('select actor, address from platform.audit where action = $1 and subject = $2', [action, subject]);

describe('the cookie of a device', () => {
  test('is for log-ins alone, and no script or other site sees it', async () => {
    const [cookie] = (await browser.login(account)).headers.getSetCookie();
    expect(cookie).toMatch(DEVICE);
  });

  test('is sent on encrypted lines alone where the portal has one', async () => {
    const env = { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'https://mela.example' };
    const secure = await startTestApi({ databaseUrl: db.url, env });
    const reply = await new Browser(secure).login(account, { rememberMe: true });
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-device=.+; HttpOnly; Secure; SameSite=Strict$/);
    const [sent = ''] = cookie.split(';');
    const resume = async (header: string) =>
      (await secure.client.send('POST', '/wps/session/resume', {}, { headers: { cookie: header } })).status;
    // What another host or a plain page could have set counts for nothing.
    expect(await resume(sent.replace('__Secure-', ''))).toBe(401);
    expect(await resume(sent)).toBe(200);
    await secure.stop();
  });

  test('is stored hashed, and changes with each use', async () => {
    const first = browser.device;
    await browser.login(account);
    expect(browser.device).not.toBe(first);
    expect(deviceId()).toBe(first?.split('.')[0]);
    const [row] = await db.query('select * from authentication.device where id = $1', [deviceId()]);
    expect(JSON.stringify(row)).not.toContain(browser.device?.split('.')[1]);
  });

  test('stays the same in a recovery by SMS, so that the browser keeps its device', async () => {
    const post = await startTestInbox();
    const recovering = await startTestApi({
      databaseUrl: db.url,
      env: { ...post.env, TRUSTED_PROXIES: '127.0.0.1' },
    });
    const codes = await createVerificationParts(db.url, post);
    const mobile = `+88018${randomInt(10_000_000, 99_999_999)}`;
    await db.query('update members.member set mobile = $2, mobile_verified_at = now() where id = $1', [
      id,
      mobile,
    ]);
    const requester = { address: browser.address, token: null, shown: false };
    const to = { channel: 'sms', purpose: 'recovery', target: mobile, requester } as const;
    await codes.codes.send({ brand: 'mela', language: 'EN', address: browser.address, ...to });
    const before = deviceId();
    browser.api = recovering;
    const form = {
      mobileNum: mobile,
      newPassword: 'Dry-Season-43',
      verificationCode: await post.takeCode(mobile),
    };
    cameIn(await browser.send('POST', '/wps/member/password/verification', form, { sealed: true }));
    expect(deviceId()).toBe(before);
    await Promise.all([recovering.stop(), post.close(), codes.close()]);
  });

  test('that was planted is not taken over', async () => {
    const planted = `${randomUUID()}.${'P'.repeat(43)}`;
    browser.device = planted;
    await browser.login(account, { rememberMe: true });
    expect(browser.device?.split('.')[0]).not.toBe(planted.split('.')[0]);
    browser.device = planted;
    expect(outcome(await browser.resume())).toBe('401 error_session_ended');
  });

  test.each(['', 'x', 'a.b', `${'0'.repeat(36)}.${'A'.repeat(43)}`, "' or true --"])(
    'may be %j, which is nobody',
    async (value) => {
      browser.device = value;
      expect(outcome(await browser.resume())).toBe('401 error_session_ended');
    },
  );

  test('of another brand is nobody', async () => {
    await remembered();
    await db.query(
      `insert into site.brand (id, hosts, settings) select 'third', '{}', settings from site.brand where id = 'mela'`,
    );
    await db.query(`update authentication.device set brand = 'third' where id = $1`, [deviceId()]);
    expect(outcome(await browser.resume())).toBe('401 error_session_ended');
  });
});

test('a log-in that gave no authenticator leaves its device untrusted', async () => {
  await browser.login(account);
  const [known] = await db.query(
    'select proved_at as "provedAt" from authentication.known_device where member = $1',
    [id],
  );
  expect(known).toEqual({ provedAt: null });
});

describe('a device that somebody else has a copy of', () => {
  test('is ended once the older proof is shown, and what came from it with it', async () => {
    const { token } = await remembered();
    const thief = browser.copy();
    const taken = cameIn(await thief.resume());
    await api.advance(61 * SECOND);
    const device = deviceId();
    expect(outcome(await browser.resume())).toBe('401 error_session_ended');
    expect(browser.device).toBeUndefined();
    expect([await info(token), await info(taken.token)]).toEqual([401, 401]);
    expect(outcome(await thief.resume())).toBe('401 error_session_ended');
    expect(await acts('device.stolen', `device ${device}`)).toEqual([
      { actor: 'system', address: browser.address },
    ]);
    const ends = await db.query(
      `select distinct actor from platform.audit where action = 'session.ended'
         and subject in (select 'session ' || id from authentication.session where device = $1)`,
      [device],
    );
    expect(ends).toEqual([{ actor: 'system' }]);
    expect(await db.query('select 1 from authentication.known_device where device = $1', [device])).toEqual(
      [],
    );
  });

  test('is ended by a guess of its proof too', async () => {
    await remembered();
    const guess = browser.copy();
    guess.device = `${deviceId()}.${'A'.repeat(43)}`;
    expect(outcome(await guess.resume())).toBe('401 error_session_ended');
    expect(outcome(await browser.resume())).toBe('401 error_session_ended');
  });

  test('may be two tabs: for a minute both come in, and keep the same proof', async () => {
    await remembered();
    const tab = browser.copy();
    tab.api = other;
    const replies = await Promise.all([browser.resume(), tab.resume()]);
    expect(replies.map(outcome)).toEqual(['200 null', '200 null']);
    expect(tab.device).toBe(browser.device);
    await api.advance(61 * SECOND);
    expect(outcome(await tab.resume())).toBe('200 null');
  });
});

describe('a session is taken up again', () => {
  test('by a device that was to be remembered, for a day', async () => {
    await remembered();
    const { token, member } = cameIn(await browser.resume());
    expect([member.id, await info(token)]).toEqual([id, 200]);
    const [session] = await db.query(
      'select method, device from authentication.session where person = $1 order by started_at desc limit 1',
      [id],
    );
    expect(session).toEqual({ method: 'resume', device: deviceId() });
    await api.advance(DAY);
    expect(outcome(await browser.resume())).toBe('401 error_session_ended');
  });

  test('not by one that was not', async () => {
    await remembered();
    await browser.login(account);
    expect(outcome(await browser.resume())).toBe('401 error_session_ended');
  });

  test('not after a log-out', async () => {
    const { token } = await remembered();
    await browser.send('DELETE', '/wps/session/logout', undefined, { token });
    expect(outcome(await browser.resume())).toBe('401 error_session_ended');
  });

  test.each([
    ['disabled', '403 error_account_disabled'],
    ['closed', '403 error_non_member'],
  ])('not for a %s account', async (status, answer) => {
    await remembered();
    await db.query('update members.member set status = $2 where id = $1', [id, status]);
    expect(outcome(await browser.resume())).toBe(answer);
  });

  test('on the site of the agents for agents alone', async () => {
    await remembered();
    expect(outcome(await browser.resume({ site: 'agent' }))).toBe('403 error_not_agent');
    await db.query('update members.member set type = 41 where id = $1', [id]);
    expect(outcome(await browser.resume({ site: 'agent' }))).toBe('200 null');
  });

  test('not for the page of another site', async () => {
    await remembered();
    for (const origin of ['https://evil.test', 'null', `${api.url}.evil.test`]) {
      const reply = await browser.send('POST', '/wps/session/resume', {}, { origin });
      expect([origin, outcome(reply)]).toEqual([origin, '403 error_origin_refused']);
    }
    const own = await browser.send('POST', '/wps/session/resume', {}, { origin: api.url });
    expect(outcome(own)).toBe('200 null');
  });
});

describe('the list of devices', () => {
  const list = async (token: string) =>
    (
      (await browser.send('GET', '/wps/session/devices', undefined, { token })).body.value as never as {
        list: { id: string; current: boolean; address: string }[];
      }
    ).list;
  const end = async (session: string, token: string, from = browser) =>
    outcome(await from.send('DELETE', `/wps/session/devices/${session}`, undefined, { token }));

  test('shows what is open, the newest first', async () => {
    await api.advance(SECOND);
    const away = new Browser(api, '198.51.100.7');
    const { token } = cameIn(await away.login(account));
    const shown = await list(token);
    expect(shown.map(({ current, address }) => [current, address])).toEqual([
      [true, '198.51.100.7'],
      [false, '198.51.100.1'],
    ]);
    await browser.send('DELETE', '/wps/session/logout', undefined, { token });
    const again = cameIn(await browser.login(account));
    expect((await list(again.token)).map(({ address }) => address)).toEqual(['198.51.100.1', '198.51.100.1']);
  });

  test('ends one with its sockets on every process, and forgets the device', async () => {
    const lost = await remembered();
    const sockets = [api.client.socket(lost.token), other.client.socket(lost.token)];
    await Promise.all(sockets.map(({ ready }) => ready));
    await api.advance(SECOND);
    const away = new Browser(api, '198.51.100.8');
    const { token } = cameIn(await away.login(account));
    const shown = (await list(token)).filter(({ current }) => !current);
    const closed = Promise.all(sockets.map((socket) => socket.waitFor('session.ended')));
    for (const session of shown) expect(await end(session.id, token, away)).toBe('200 null');
    await closed;
    expect(await info(lost.token)).toBe(401);
    expect((await list(token)).map(({ current }) => current)).toEqual([true]);
    expect(outcome(await browser.resume())).toBe('401 error_session_ended');
    expect(
      await db.query('select 1 from authentication.known_device where device = $1', [deviceId()]),
    ).toEqual([]);
    expect((await acts('device.forgotten', `device ${deviceId()}`))[0]).toEqual({
      actor: `member ${id}`,
      address: '198.51.100.8',
    });
  });

  test("ends nobody else's, and none that is over", async () => {
    const stranger = await new Browser(api, '198.51.100.9').register();
    const { token } = cameIn(await browser.login(account));
    const [theirs] = await list(stranger.token);
    expect(await end(theirs?.id ?? '', token)).toBe('404 error_not_found');
    expect(await info(stranger.token)).toBe(200);
    expect(await end(randomUUID(), token)).toBe('404 error_not_found');
    const [mine] = await list(token);
    expect(await end(mine?.id ?? '', token)).toBe('200 null');
    expect(await info(token)).toBe(401);
  });
});
