import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { OperatorChanges, SessionOpenings, Sessions } from '#libs/authentication/index';
import { Audit } from '#libs/platform/audit/audit';
import { AppError } from '#libs/platform/http/app-error';
import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createVerificationParts, type VerificationParts } from '../verification.fixture.js';
import type { CodeOrder } from './code-order.js';
import type { CodeRequester } from './requester-cookie.js';

const MINUTE = 60_000;

let db: TestDatabase;
let post: TestInbox;
let parts: VerificationParts;
let target: string;

beforeAll(async () => {
  [db, post] = await Promise.all([createTestDatabase(), startTestInbox()]);
  parts = await createVerificationParts(
    db.url,
    post,
    ({ database, clock, wakeUps }) =>
      new Sessions(
        database,
        clock,
        wakeUps,
        new Audit(database, clock),
        new OperatorChanges(),
        new SessionOpenings(),
      ),
  );
});
afterAll(async () => {
  await Promise.all([parts.close(), post.close()]);
  await db.drop();
});
beforeEach(() => {
  target = `+88017${randomInt(10_000_000, 99_999_999)}`;
});

const ORDER = { brand: 'mela', channel: 'sms', language: 'EN' } as const;

const newAddress = () => `198.51.100.${randomInt(256)}-${randomInt(1e9)}`;
/** With a cookie that it has had for a while. */
const browser = (address = newAddress()): CodeRequester => ({
  address,
  token: randomBytes(32).toString('base64url'),
  shown: true,
});
const withoutCookies = (address = newAddress()): CodeRequester => ({ address, token: null, shown: false });

const send = (requester: CodeRequester, changes: Partial<CodeOrder> = {}) =>
  parts.codes.send({
    ...ORDER,
    purpose: 'login',
    target,
    address: requester.address,
    requester,
    ...changes,
  });
async function codeOf(requester: CodeRequester): Promise<string> {
  await send(requester);
  return post.takeCode(target);
}
const spend = (requester: CodeRequester, code: string) =>
  outcome(parts.codes.spend({ brand: 'mela', channel: 'sms', purpose: 'login', target, code, requester }));
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return [error.code, ...Object.values(error.detail.params ?? {})].join(' ');
    },
  );

describe('a code', () => {
  test('loses no try by what others guess, at the same address too', async () => {
    const requester = browser();
    const code = await codeOf(requester);
    const others = [
      browser(),
      browser(requester.address),
      withoutCookies(),
      withoutCookies(requester.address),
    ];
    for (const other of others)
      for (const guess of [wrong(code), code]) expect(await spend(other, guess)).toBe('error_code_expired');
    expect(await spend(requester, wrong(code))).toBe('error_code_wrong 4');
    expect(await spend(requester, code)).toBe('done');
  });

  test('is not displaced by a code that somebody else asks for', async () => {
    const requester = browser();
    const code = await codeOf(requester);
    await parts.clock.advance(MINUTE);
    const theirs = await codeOf(browser());
    if (theirs !== code) expect(await spend(requester, theirs)).toBe('error_code_wrong 4');
    expect(await spend(requester, code)).toBe('done');
  });

  test('of a browser without cookies is known by the network, and by the cookie once it has one', async () => {
    const first = withoutCookies('2001:db8:1:2::5');
    const code = await codeOf(first);
    expect(await spend(withoutCookies('2001:db8:1:3::5'), code)).toBe('error_code_expired');
    expect(await spend(withoutCookies('2001:db8:1:2::6'), code)).toBe('done');
    await parts.clock.advance(MINUTE);
    const given = { ...browser(), shown: false };
    const next = await codeOf(given);
    expect(await spend({ ...given, shown: true, address: newAddress() }, next)).toBe('done');
  });

  test('of a session or a challenge is nobody’s who names neither', async () => {
    const order = { ...ORDER, purpose: 'step-up 1', target };
    await parts.codes.send({ ...order, address: newAddress() });
    const code = await post.takeCode(target);
    const asked = { ...order, code, requester: browser() };
    expect(await outcome(parts.codes.spend(asked))).toBe('error_code_expired');
    expect(await outcome(parts.codes.spend({ ...order, code }))).toBe('done');
  });
});

describe('codes that strangers ask for', () => {
  /** How many of these go out, a minute apart. */
  async function sent(times: number, next: () => Promise<unknown>): Promise<number> {
    const outcomes: string[] = [];
    for (let n = 0; n < times; n++) {
      outcomes.push(await outcome(next()));
      await parts.clock.advance(MINUTE);
    }
    return outcomes.filter((one) => one === 'done').length;
  }
  async function memberFrom(address: string): Promise<string> {
    const [member] = await db.query<{ id: string }>(
      `insert into members.member (brand, account, type, registered_at) values ('mela', $1, 0, now()) returning id`,
      [`c${randomUUID().slice(0, 12)}`],
    );
    await db.query(
      `insert into authentication.session
         (id, token_hash, person, role, brand, address, user_agent, method, started_at, seen_at, expires_at)
       values ($1, $2, $3, 'member', 'mela', $4, '', 'password', now(), now(), now())`,
      [randomUUID(), randomBytes(32), member?.id, address],
    );
    return member?.id ?? '';
  }

  test('use up ten a day, and leave ten each to the browser and the address of the owner', async () => {
    const [known, home] = [browser(), newAddress()];
    const owner = await memberFrom(home);
    expect(await spend(known, await codeOf(known))).toBe('done');
    await parts.clock.advance(MINUTE);
    // The first one was still a stranger's.
    expect(await sent(12, () => send(browser(), { owner }))).toBe(9);
    expect(await outcome(send(browser(), { purpose: 'recovery' }))).toBe('error_sms_too_many 5');
    expect(await sent(12, () => send(known, { owner }))).toBe(10);
    expect(await sent(12, () => send(withoutCookies(home), { owner }))).toBe(10);
    expect(await outcome(send(browser(), { owner }))).toBe('error_sms_too_many 5');
  });

  test('do not keep the owner waiting for the next one', async () => {
    const known = browser();
    await spend(known, await codeOf(known));
    await parts.clock.advance(MINUTE);
    await send(browser());
    expect(await outcome(send(known))).toBe('done');
    expect(await outcome(send(known))).toBe('error_sms_too_many 5');
  });

  test('use up nothing of who has passed the log-in by password', async () => {
    const owner = await memberFrom(newAddress());
    expect(await sent(12, () => send(browser(), { owner }))).toBe(10);
    const order = { ...ORDER, purpose: 'step-up 2', target };
    expect(await outcome(parts.codes.send({ ...order, address: newAddress(), owner }))).toBe('done');
  });

  test('a browser is a stranger where it proved another number, or long ago', async () => {
    const known = browser();
    await spend(known, await codeOf(known));
    const share = (number = target) =>
      parts.requesters.kindOf({
        ...ORDER,
        purpose: 'login',
        target: number,
        address: known.address,
        requester: known,
      });
    expect(await share()).toBe('device');
    expect(await share('+8801700000000')).toBe('stranger');
    await db.query("update verification.code_asker set proved_at = proved_at - interval '1 year'");
    expect(await share()).toBe('stranger');
  });
});
