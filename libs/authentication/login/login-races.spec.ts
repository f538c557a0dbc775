import { randomInt } from 'node:crypto';
import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import { type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts } from '#libs/platform/testing/test-parts';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { insertSession } from '#libs/platform/testing/test-session';
import { Browser, cameIn, outcome } from './browser.fixture.js';

const NEW = 'Dry-Season-43';
const MEMBER = 'select 1 from members.member where id = $1 for update';

let db: TestDatabase;
let post: TestInbox;
let api: TestApi;
let parts: Awaited<ReturnType<typeof createTestParts>>;
let home: Browser;
let account: string;
let id: string;
/** Of a session that comes from no device. */
let elsewhere: string;
let number = 0;

beforeAll(async () => {
  [db, post] = await Promise.all([createTestDatabase(), startTestInbox()]);
  parts = await createTestParts(db.url);
  api = await startTestApi({ databaseUrl: db.url, env: { TRUSTED_PROXIES: '127.0.0.1', ...post.env } });
});
afterAll(async () => {
  await Promise.all([api.stop(), parts.close(), post.close()]);
  await db.drop();
});
beforeEach(async () => {
  number += 1;
  home = new Browser(api, `198.51.100.${number}`);
  ({ account, id } = (await home.register()).member);
  elsewhere = await insertSession(db, { person: id, role: 'member' });
});

/** Runs `work` while a transaction holds what `statement` locks, and lets go of it afterwards. */
const holding = <Held>(statement: string, work: () => Promise<Held>, ...values: unknown[]): Promise<Held> =>
  parts.database.transaction(async () => {
    await parts.database.query(statement, values);
    return work();
  });
/** What a call comes to; given out once so many statements wait for a lock, or the call was not held at all. */
async function held(call: Promise<Reply>, waiting = 1): Promise<{ coming: Promise<Reply> }> {
  let answered = false;
  const coming = call.finally(() => (answered = true));
  const waiters = () =>
    db.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
  while (!answered && (await waiters()).length < waiting);
  return { coming };
}
const changePassword = () => {
  const form = { oldPassword: TEST_PASSWORD, newPassword: NEW, confirmNewPassword: NEW };
  return home.send('POST', '/wps/member/password', form, { token: elsewhere, sealed: true });
};
const logout = (token: string) => home.send('DELETE', '/wps/session/logout', undefined, { token });

describe('a step-up', () => {
  const away = () => new Browser(api, `203.0.113.${number}`);
  const challenges = () => db.query('select 1 from authentication.step_up where member = $1', [id]);

  beforeEach(async () => {
    await db.query(`update members.member set profile = '{"payeeName": "Rupali"}' where id = $1`, [id]);
  });

  test('is not begun with a password that was changed after it proved right', async () => {
    // Where it is asked what the member may prove it by.
    const { coming } = await holding('lock table authentication.totp in access exclusive mode', async () => {
      const login = await held(away().login(account));
      expect(outcome(await changePassword())).toBe('200 null');
      return login;
    });
    expect(outcome(await coming)).toBe('401 error_wrong_credentials');
    expect(await challenges()).toEqual([]);
    expect(outcome(await away().login(account, { password: NEW }))).toBe('401 error_verification_required');
  });

  test('waits for a change that is under way', async () => {
    const change = 'update members.member set password_hash = $2 where id = $1';
    const { coming } = await holding(
      change,
      () => held(away().login(account)),
      id,
      'the hash of another one',
    );
    expect(outcome(await coming)).toBe('401 error_wrong_credentials');
    expect(await challenges()).toEqual([]);
  });
});

describe('a session that is taken up again', () => {
  let token: string;
  const resumed = () =>
    db.query(`select 1 from authentication.session where person = $1 and method = 'resume'`, [id]);

  beforeEach(async () => {
    ({ token } = cameIn(await home.login(account, { rememberMe: true })));
  });

  test.each([
    ['read', 'lock table members.member in access exclusive mode'],
    ['locked', 'select 1 from members.member for update'],
  ])('is not, where its device logs out before the member is %s', async (_what, statement) => {
    const { coming } = await holding(statement, async () => {
      const resume = await held(home.copy().resume());
      expect(outcome(await logout(token))).toBe('200 null');
      return resume;
    });
    expect(outcome(await coming)).toBe('401 error_session_ended');
    expect(await resumed()).toEqual([]);
  });

  test('is not, where a change of the password is under way', async () => {
    const [change, resume] = await holding(
      MEMBER,
      async () => [await held(changePassword()), await held(home.copy().resume(), 2)] as const,
      id,
    );
    expect(outcome(await change.coming)).toBe('200 null');
    expect(outcome(await resume.coming)).toBe('401 error_session_ended');
    expect(await resumed()).toEqual([]);
  });

  test('is not, where the password was changed before the member is read', async () => {
    const forget = 'update authentication.device set resumes = null, resumes_until = null where resumes = $1';
    const work = async () => {
      const resume = await held(home.copy().resume());
      await parts.database.query('update members.member set password_hash = $2 where id = $1', [id, 'other']);
      await parts.database.query(forget, [id]);
      return resume;
    };
    const { coming } = await holding('lock table members.member in access exclusive mode', work);
    expect(outcome(await coming)).toBe('401 error_session_ended');
    expect(await resumed()).toEqual([]);
  });
});

describe.each(['mobile', 'email'] as const)('the %s', (channel) => {
  let token: string;
  let set: () => Promise<Reply>;
  const contact = () => db.query(`select ${channel} as contact from members.member where id = $1`, [id]);

  beforeEach(async () => {
    ({ token } = cameIn(await home.login(account)));
    const target = channel === 'mobile' ? `+88017${randomInt(1e7, 1e8)}` : `m${randomInt(1e12)}@example.com`;
    await home.send('POST', '/wps/member/security/contact-code', { channel, target }, { token });
    const code = { verificationCode: await post.takeCode(target), password: TEST_PASSWORD };
    const form = channel === 'mobile' ? { mobileNum: target, ...code } : { email: target, ...code };
    set = () => home.send('PUT', `/wps/member/security/${channel}`, form, { token, sealed: true });
  });

  test('stays, where the session that sets it is ended meanwhile', async () => {
    const work = async () => {
      const setting = await held(set());
      expect(outcome(await logout(token))).toBe('200 null');
      return setting;
    };
    const { coming } = await holding(MEMBER, work, id);
    expect(outcome(await coming)).toBe('401 error_session_ended');
    expect(await contact()).toEqual([{ contact: null }]);
  });

  test('stays, where a change of the password that ends it is under way', async () => {
    const [change, setting] = await holding(
      MEMBER,
      async () => [await held(changePassword()), await held(set(), 2)] as const,
      id,
    );
    expect(outcome(await change.coming)).toBe('200 null');
    expect(outcome(await setting.coming)).toBe('401 error_session_ended');
    expect(await contact()).toEqual([{ contact: null }]);
  });
});
