import { randomUUID } from 'node:crypto';
import { advanceTogether } from '#libs/platform/testing/advance-together';
import { repeated } from '#libs/platform/testing/repetitions';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { insertCaptcha } from '#libs/verification/captchas/captcha.fixture';
import { Browser, outcome } from './browser.fixture.js';

const WINDOW = 15 * 60 * 1000;
/** Failures of all names at an address. */
const CROWD = 30;
const WRONG = { password: 'not the one' };
/** Of one name at one address. */
const GUESSES = repeated(200, 1000);

let db: TestDatabase;
let apis: TestApi[];
let api: TestApi;
let account: string;
let home: Browser;
let number = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query(
    `update site.brand set settings = jsonb_set(settings, '{identity,login,addressCaptchaAfter}', '${CROWD}')`,
  );
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  const start = () => startTestApi({ databaseUrl: db.url, env });
  apis = await Promise.all([start(), start()]);
  [api] = apis as [TestApi];
});
afterAll(async () => {
  await Promise.all(apis.map((each) => each.stop()));
  await db.drop();
});
beforeEach(async () => {
  number += 1;
  home = new Browser(api, `198.51.100.${number}`);
  account = (await home.register()).member.account;
});

const stranger = (at = `203.0.113.${number}`, of = api) => new Browser(of, at);
const nobody = () => `n${randomUUID().slice(0, 8)}`;
/** Tries that were let through to the hash, since each is a row until a right password takes them away. */
const verifications = async (name = account) =>
  (await db.query('select 1 from authentication.login_attempt where account = $1', [name])).length;
const captcha = () => insertCaptcha(db);
async function fail(browser: Browser, times: number, name = account): Promise<string[]> {
  const outcomes: string[] = [];
  for (let n = 0; n < times; n++)
    outcomes.push(outcome(await browser.login(name, { ...WRONG, ...(await captcha()) })));
  return outcomes;
}

describe('a captcha', () => {
  test('is asked for by the third failure, and until it is read', async () => {
    const browser = stranger();
    const replies = [];
    for (let n = 0; n < 4; n++) replies.push(await browser.login(account, WRONG));
    expect(replies.map((reply) => [outcome(reply), reply.body.value])).toEqual([
      ['401 error_wrong_credentials', null],
      ['401 error_wrong_credentials', null],
      ['401 error_wrong_credentials', { captcha: true }],
      ['422 error_captcha_required', { captcha: true }],
    ]);
    expect(outcome(await browser.login(account))).toBe('422 error_captcha_required');
    const misread = { ...(await captcha()), captcha: 'zzzzz' };
    expect(outcome(await browser.login(account, misread))).toBe('422 error_captcha_wrong');
    expect(await verifications()).toBe(3);
    expect(outcome(await browser.login(account, await captcha()))).toBe('200 null');
    expect(outcome(await browser.login(account))).toBe('200 null');
  });

  test('is asked for of guesses at once too', async () => {
    const guesses = Array.from({ length: 20 }, (_, n) =>
      stranger(undefined, apis[n % 2]).login(account, WRONG),
    );
    const outcomes = (await Promise.all(guesses)).map(outcome);
    expect(outcomes.filter((text) => text === '401 error_wrong_credentials')).toHaveLength(3);
    expect(outcomes.filter((text) => text === '422 error_captcha_required')).toHaveLength(17);
  });

  test('is forgotten with the failures, after a quarter of an hour', async () => {
    await fail(stranger(), 3);
    await advanceTogether(apis, WINDOW);
    expect(outcome(await stranger().login(account))).toBe('200 null');
  });
});

test('two accounts whose names spell one number are counted apart', async () => {
  const national = `0171234${String(number).padStart(4, '0')}`;
  const other = (await home.register()).member;
  await db.query('update members.member set account = $2 where account = $1', [account, national]);
  await db.query('update members.member set account = $2 where id = $1', [other.id, `88${national}`]);
  await fail(stranger(), 10, national);
  expect(outcome(await stranger().login(national))).toBe('423 error_login_locked');
  expect(outcome(await stranger().login(`+88${national}`))).toBe('200 null');
});

describe('a lock', () => {
  test('lets any number of guesses from one address reach the hash ten times, whoever takes them', async () => {
    const browser = stranger();
    const guess = async (n: number) => {
      const of = Object.assign(browser.copy(), { api: apis[n % 2] });
      // Once it is locked, nobody looks at a captcha.
      const fields = n < 100 ? { ...WRONG, ...(await captcha()) } : WRONG;
      return outcome(await of.login(account, fields));
    };
    const counted = new Map<string, number>();
    for (let n = 0; n < GUESSES; n += 50) {
      const outcomes = await Promise.all(Array.from({ length: 50 }, (_, more) => guess(n + more)));
      for (const text of outcomes) counted.set(text, (counted.get(text) ?? 0) + 1);
    }
    expect(Object.fromEntries(counted)).toEqual({
      '401 error_wrong_credentials': 10,
      '423 error_login_locked': GUESSES - 10,
    });
    expect(await verifications()).toBe(10);
    expect(outcome(await stranger(browser.address, apis[1]).login(account))).toBe('423 error_login_locked');
  });

  test('is of that name at that address alone', async () => {
    await fail(stranger(), 10);
    const other = (await new Browser(api, '198.51.100.250').register()).member.account;
    expect(outcome(await stranger().login(account, await captcha()))).toBe('423 error_login_locked');
    expect(outcome(await stranger().login(other))).toBe('200 null');
    expect(outcome(await stranger('203.0.113.250').login(account))).toBe('200 null');
  });

  test('is nothing to a known device, even at the same address', async () => {
    home.address = stranger().address;
    await fail(stranger(), 10);
    expect(outcome(await stranger().login(account))).toBe('423 error_login_locked');
    expect(outcome(await home.login(account))).toBe('200 null');
  });
});

test('of an IPv6 network no address is another one', async () => {
  const network = `2001:db8:0:${number}`;
  for (let n = 1; n <= 10; n++) await fail(stranger(`${network}:${n}::${n}`, apis[n % 2]), 1);
  expect(outcome(await stranger(`${network}:ffff::1`).login(account))).toBe('423 error_login_locked');
  expect(outcome(await stranger(`2001:db8:1:${number}::1`).login(account))).toBe('200 null');
});

describe('an address that guesses under many names', () => {
  const guesses = (from: number, many: number) =>
    Promise.all(
      Array.from({ length: many }, (_, n) =>
        stranger(undefined, apis[n % 2]).login(`${account}${from + n}`, WRONG),
      ),
    );

  test('reads a captcha for each, also of those at once at two apis', async () => {
    const outcomes = (await guesses(0, CROWD + 10)).map(outcome);
    expect(outcomes.filter((text) => text === '401 error_wrong_credentials')).toHaveLength(CROWD);
    expect(outcomes.filter((text) => text === '422 error_captcha_required')).toHaveLength(10);
    const next = await stranger().login(account);
    expect([outcome(next), next.body.value]).toEqual(['422 error_captcha_required', { captcha: true }]);
    expect(outcome(await stranger().login(account, await captcha()))).toBe('200 null');
  });

  test('troubles nobody elsewhere, no known device there, and nobody after a quarter of an hour', async () => {
    await guesses(0, CROWD);
    home.address = stranger().address;
    expect(outcome(await home.login(account))).toBe('200 null');
    expect(outcome(await stranger('203.0.113.251').login(account))).toBe('200 null');
    expect(outcome(await stranger().login(account))).toBe('422 error_captcha_required');
    await advanceTogether(apis, WINDOW);
    expect(outcome(await stranger().login(account))).toBe('200 null');
  });
});

test('a known device is never locked out, and reads a captcha after three failures', async () => {
  for (let n = 0; n < 3; n++) await home.login(account, WRONG);
  expect(outcome(await home.login(account))).toBe('422 error_captcha_required');
  expect(new Set(await fail(home, 12))).toEqual(new Set(['401 error_wrong_credentials']));
  expect(outcome(await home.login(account, await captcha()))).toBe('200 null');
  expect(outcome(await home.login(account))).toBe('200 null');
});

test('a device that is known to somebody else is a stranger', async () => {
  const theirs = stranger();
  await theirs.register();
  await fail(theirs, 10);
  expect(outcome(await theirs.login(account))).toBe('423 error_login_locked');
});

test('a name under attack asks every unknown device for a captcha and a step-up', async () => {
  await db.query(`update members.member set profile = '{"payeeName":"Rupali Begum"}' where account = $1`, [
    account,
  ]);
  const attackers = Array.from({ length: 17 }, (_, n) => stranger(`192.0.2.${n}`, apis[n % 2]));
  await Promise.all(attackers.map((attacker) => fail(attacker, 3)));
  const unknown = stranger(home.address, apis[1]);
  const first = await unknown.login(account);
  expect([outcome(first), first.body.value]).toEqual(['422 error_captcha_required', { captcha: true }]);
  expect(outcome(await unknown.login(account, await captcha()))).toBe('401 error_verification_required');
  expect(outcome(await home.login(account))).toBe('200 null');
  await advanceTogether(apis, WINDOW);
  expect(outcome(await unknown.login(account))).toBe('200 null');
});

test('an unknown name is answered as a known one at every step', async () => {
  const steps = async (name: string, at: string) => {
    const browser = stranger(at);
    const answers: unknown[] = [];
    for (let n = 0; n < 14; n++) {
      const fields = n === 3 ? {} : n === 4 ? { ...(await captcha()), captcha: 'zzzzz' } : await captcha();
      const reply = await browser.login(name, { ...WRONG, ...fields });
      answers.push([reply.status, reply.text, [...reply.headers.keys()].sort()]);
    }
    return answers;
  };
  const name = nobody();
  const known = await steps(account, '192.0.2.101');
  expect(await steps(name, '192.0.2.101')).toEqual(known);
  expect(await verifications(name)).toBe(await verifications());
});
