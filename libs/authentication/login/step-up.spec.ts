import { randomUUID } from 'node:crypto';
import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import type { Reply } from '#libs/platform/testing/portal-client';
import {
  addAuthenticator as addAuthenticatorTo,
  currentCode,
} from '#libs/platform/testing/test-authenticator';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts } from '#libs/platform/testing/test-parts';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import type { StepUpValue } from '../common/session.calls.js';
import { Browser, cameIn, outcome } from './browser.fixture.js';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const NAME = 'Rupali Jose\u0301 Begum';

let db: TestDatabase;
let post: TestInbox;
let api: TestApi;
let other: TestApi;
let home: Browser;
let away: Browser;
let account: string;
let id: string;
let number = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  post = await startTestInbox();
  const env = { TRUSTED_PROXIES: '127.0.0.1', ...post.env };
  [api, other] = await Promise.all([
    startTestApi({ databaseUrl: db.url, env }),
    startTestApi({ databaseUrl: db.url, env }),
  ]);
});
afterAll(async () => {
  await Promise.all([api.stop(), other.stop(), post.close()]);
  await db.drop();
});
beforeEach(async () => {
  number += 1;
  home = new Browser(api, `198.51.100.${number}`);
  away = new Browser(api, `203.0.113.${number}`);
  const { member } = await home.register();
  ({ account, id } = member);
});

const change = (changes: string, ...values: unknown[]) =>
  db.query(`update members.member set ${changes} where id = $1`, [id, ...values]);
const giveName = (name = NAME) => change(`profile = jsonb_build_object('payeeName', $2::text)`, name);
const addOwnAuthenticator = () => addAuthenticatorTo(db, id);
async function giveContacts(): Promise<{ mobile: string; email: string }> {
  const mobile = `+88017${String(10_000_000 + number)}`;
  const email = `Member${number}@Mail.test`;
  await change(
    'mobile = $2, mobile_verified_at = now(), email = $3, email_verified_at = now()',
    mobile,
    email,
  );
  return { mobile, email: email.toLowerCase() };
}
const challenge = (reply: Reply) => {
  expect(outcome(reply)).toBe('401 error_verification_required');
  return reply.body.value as StepUpValue;
};
const challenged = async (fields: object = {}) => challenge(await away.login(account, fields)).challengeId;
const waitsUntil = async () => {
  const [row] = await db.query<{ at: Date | null }>(
    'select withdrawals_wait_until as at from members.member where id = $1',
    [id],
  );
  return row?.at ?? null;
};
const serverNow = async () =>
  Date.parse(((await (await fetch(`${api.url}/dev/api/clock`)).json()) as { now: string }).now);

describe('no step-up', () => {
  test('for a known device, wherever it is', async () => {
    await giveName();
    home.address = away.address;
    expect(cameIn(await home.login(account)).unverified).toBe(false);
  });

  test('for an unknown device at an address of the last 90 days', async () => {
    await giveName();
    const device = new Browser(api, home.address);
    expect(cameIn(await device.login(account)).unverified).toBe(false);
    await db.query('update authentication.session set started_at = $2 where person = $1', [
      id,
      new Date((await serverNow()) - 91 * DAY),
    ]);
    challenge(await new Browser(api, home.address).login(account));
  });

  test('for who never came in before', async () => {
    await giveName();
    await db.query('delete from authentication.session where person = $1', [id]);
    expect(cameIn(await away.login(account)).unverified).toBe(false);
  });

  test('for who has nothing to prove it by: let in with a notice, and withdrawals wait a day', async () => {
    expect(cameIn(await away.login(account)).unverified).toBe(true);
    const waits = (await waitsUntil())?.getTime() ?? 0;
    expect(Math.abs(waits - (await serverNow()) - DAY)).toBeLessThan(MINUTE);
    away.address = '203.0.113.200';
    expect(cameIn(await away.login(account)).unverified).toBe(false);
  });
});

describe('a challenge', () => {
  test('offers the strongest way that the member has, nothing beside it, and shows little of it', async () => {
    await giveName();
    await giveContacts();
    const { methods } = challenge(await away.login(account));
    expect(methods).toEqual([{ method: 'mobile', target: expect.stringMatching(/^\+880 17[• ]+\d{3}$/) }]);
    await change('mobile_verified_at = null');
    expect(challenge(await away.login(account)).methods).toEqual([
      { method: 'email', target: expect.stringMatching(/^M•+@Mail\.test$/) },
    ]);
    await addOwnAuthenticator();
    expect(challenge(await away.login(account)).methods).toEqual([{ method: 'totp', target: null }]);
    expect(await waitsUntil()).toBeNull();
  });

  test('offers no contact that was never proved', async () => {
    await giveName();
    await giveContacts();
    await change('mobile_verified_at = null, email_verified_at = null');
    const { methods } = challenge(await away.login(account));
    expect(methods.map(({ method }) => method)).toEqual(['bank-name']);
  });

  test('stands behind the right password, and behind the refusals', async () => {
    await giveName();
    expect(outcome(await away.login(account, { password: 'not the one' }))).toBe(
      '401 error_wrong_credentials',
    );
    expect(outcome(await away.login(account, { site: 'agent' }))).toBe('403 error_not_agent');
    await change(`status = 'disabled'`);
    expect(outcome(await away.login(account))).toBe('403 error_account_disabled');
  });

  test('that was passed makes the device known, and remembers it where that was asked for', async () => {
    await giveName();
    const challengeId = await challenged({ rememberMe: true });
    const passed = cameIn(await away.verify({ challengeId, method: 'bank-name', code: NAME }));
    expect([passed.unverified, passed.member.id]).toEqual([false, id]);
    expect((await api.client.get('/wps/member/info', passed.token)).status).toBe(200);
    expect(outcome(await away.resume())).toBe('200 null');
    away.address = '203.0.113.201';
    expect(outcome(await away.login(account))).toBe('200 null');
  });

  test('ends after ten minutes, when it was passed, and with a method that it does not offer', async () => {
    await giveName();
    const challengeId = await challenged();
    const right = { challengeId, method: 'bank-name', code: NAME };
    expect(outcome(await away.verify({ ...right, method: 'totp' }))).toBe('422 error_not_enabled');
    expect(outcome(await away.verify(right))).toBe('200 null');
    expect(outcome(await away.verify(right))).toBe('422 error_challenge_ended');
    away = new Browser(api, '203.0.113.202');
    const late = { ...right, challengeId: await challenged() };
    await api.advance(10 * MINUTE);
    expect(outcome(await away.verify(late))).toBe('422 error_challenge_ended');
    expect(outcome(await away.verify({ ...right, challengeId: randomUUID() }))).toBe(
      '422 error_challenge_ended',
    );
  });

  test('does not outlive the account', async () => {
    await giveName();
    const challengeId = await challenged();
    await change(`status = 'disabled'`);
    expect(outcome(await away.verify({ challengeId, method: 'bank-name', code: NAME }))).toBe(
      '403 error_account_disabled',
    );
  });
});

describe('tries', () => {
  test('are five, over all processes, also when made at once', async () => {
    await giveName();
    const challengeId = await challenged();
    const guess = (n: number) => {
      const browser = away.copy();
      browser.api = n % 2 ? api : other;
      return browser.verify({ challengeId, method: 'bank-name', code: '000000' });
    };
    const outcomes = (await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n)))).map(outcome);
    expect(outcomes.filter((text) => text === '422 error_code_wrong')).toHaveLength(5);
    expect(outcomes.filter((text) => text === '422 error_challenge_ended')).toHaveLength(15);
    const right = { challengeId, method: 'bank-name', code: NAME };
    expect(outcome(await away.verify(right))).toBe('422 error_challenge_ended');
  });

  test('tell how many are left', async () => {
    await giveName();
    const challengeId = await challenged();
    const left: unknown[] = [];
    for (let n = 0; n < 5; n++) {
      const { body } = await away.verify({ challengeId, method: 'bank-name', code: 'Somebody Else' });
      left.push(body.params?.left);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
  });

  test('of all challenges of a member are 30 a day', async () => {
    await giveName();
    const wrong = { method: 'bank-name', code: 'Somebody Else' };
    for (let challenges = 0; challenges < 6; challenges++) {
      const challengeId = await challenged();
      for (let n = 0; n < 5; n++) await away.verify({ ...wrong, challengeId });
    }
    const challengeId = await challenged();
    const reply = await away.verify({ challengeId, method: 'bank-name', code: NAME });
    expect(outcome(reply)).toBe('429 error_too_many_requests');
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    await api.advance(DAY);
    const next = await challenged();
    expect(outcome(await away.verify({ challengeId: next, method: 'bank-name', code: NAME }))).toBe(
      '200 null',
    );
  });

  test('of several right ones at once one comes in', async () => {
    await giveName();
    const challengeId = await challenged();
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, n) => {
        const browser = away.copy();
        browser.api = n % 2 ? api : other;
        return browser.verify({ challengeId, method: 'bank-name', code: NAME });
      }),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('a challenge whose password is changed while it is passed starts no session', async () => {
  await giveName();
  const challengeId = await challenged();
  const parts = await createTestParts(db.url);
  const { coming } = await parts.database.transaction(async () => {
    await parts.database.query('update members.member set password_hash = $2 where id = $1', [id, 'another']);
    const coming = away.verify({ challengeId, method: 'bank-name', code: NAME });
    const waiting = () =>
      db.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
    while ((await waiting()).length === 0);
    await parts.database.query('update authentication.step_up set used_at = now() where id = $1', [
      challengeId,
    ]);
    return { coming };
  });
  expect(outcome(await coming)).toBe('401 error_wrong_credentials');
  await parts.close();
});

describe('it is proved by', () => {
  test('the name of the bank account, however it is written; withdrawals wait all the same', async () => {
    await giveName();
    const challengeId = await challenged();
    const code = '  RUPALI  jos\u00e9\tbegum ';
    expect(outcome(await away.verify({ challengeId, method: 'bank-name', code }))).toBe('200 null');
    expect(await waitsUntil()).not.toBeNull();
  });

  test('the authenticator', async () => {
    await addOwnAuthenticator();
    const challengeId = await challenged();
    const code = currentCode();
    const reply = await away.verify({ challengeId, method: 'totp', code });
    expect(outcome(reply)).toBe('200 null');
    expect(await waitsUntil()).toBeNull();
  });

  test.each(['mobile', 'email'] as const)('a code by %s', async (method) => {
    const target = (await giveContacts())[method];
    if (method === 'email') await change('mobile_verified_at = null');
    const challengeId = await challenged();
    const sent = await away.send('POST', '/wps/session/verification/code', { challengeId, method });
    expect(sent.body.value).toMatchObject({ expiredMinutes: 1, expiresAt: expect.any(String) });
    const code = await post.takeCode(target);
    const wrong = code === '000000' ? '111111' : '000000';
    const refused = await away.verify({ challengeId, method, code: wrong });
    expect([outcome(refused), refused.body.params]).toEqual(['422 error_code_wrong', { left: 4 }]);
    expect(outcome(await away.verify({ challengeId, method, code }))).toBe('200 null');
    expect(await waitsUntil()).toBeNull();
  });

  test('no code of another challenge', async () => {
    const { mobile } = await giveContacts();
    const first = await challenged();
    await away.send('POST', '/wps/session/verification/code', { challengeId: first, method: 'mobile' });
    const code = await post.takeCode(mobile);
    const second = { challengeId: await challenged(), method: 'mobile', code };
    expect((await away.verify(second)).status).toBe(422);
  });
});

test('a code is sent for a challenge alone, and for a method that sends any', async () => {
  await giveName();
  const challengeId = await challenged();
  const send = async (fields: object) =>
    outcome(await away.send('POST', '/wps/session/verification/code', fields));
  expect(await send({ challengeId: randomUUID(), method: 'mobile' })).toBe('422 error_challenge_ended');
  expect(await send({ challengeId, method: 'mobile' })).toBe('422 error_not_enabled');
  expect(await send({ challengeId, method: 'bank-name' })).toBe('400 error_invalid_input');
});
