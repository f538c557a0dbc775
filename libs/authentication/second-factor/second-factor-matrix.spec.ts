import { Secret, TOTP } from 'otpauth';
import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import { type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { repeated } from '#libs/platform/testing/repetitions';
import { addAuthenticator, currentCode, RECOVERY_CODE } from '#libs/platform/testing/test-authenticator';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import {
  startTestApi,
  startTestSandbox,
  type TestApi,
  type TestProgram,
} from '#libs/platform/testing/test-program';
import { insertSession } from '#libs/platform/testing/test-session';
import { createVerificationParts, type VerificationParts } from '#libs/verification/verification.fixture';
import type { StepUpValue } from '../common/session.calls.js';
import type { StepUpMethod } from '../common/step-up-methods.js';
import { Browser, cameIn, outcome } from '../login/browser.fixture.js';
import { newPerson, visitProvider } from '../social/social.fixture.js';
import { giveResetLink } from './second-factor.fixture.js';

const NEW = 'Dry-Season-43';
const NAME = 'Rupali Begum';
const SECURITY = '/wps/member/security';
const ASKED = '401 error_verification_required';
const ENDED = '401 error_session_ended';

let db: TestDatabase;
let post: TestInbox;
let parts: VerificationParts;
let sandbox: TestProgram & { url: string };
let api: TestApi;
let member: TestMember;
let number = 0;

beforeAll(async () => {
  [db, post, sandbox] = await Promise.all([createTestDatabase(), startTestInbox(), startTestSandbox()]);
  parts = await createVerificationParts(db.url, post);
  const env = { TRUSTED_PROXIES: '127.0.0.1', SANDBOX_URL: sandbox.url, ...post.env };
  api = await startTestApi({ databaseUrl: db.url, env });
});
afterAll(async () => {
  await Promise.all([api.stop(), sandbox.stop(), post.close(), parts.close()]);
  await db.drop();
});

type Factor = 'mobile' | 'mail' | 'authenticator' | 'bank account';
const SETS: Record<string, Factor[]> = {
  nothing: [],
  'a mobile number': ['mobile'],
  'a mail address': ['mail'],
  'a bank account': ['bank account'],
  'number, mail and bank account': ['mobile', 'mail', 'bank account'],
  'an authenticator': ['authenticator'],
  'authenticator, number and mail': ['authenticator', 'mobile', 'mail'],
  'authenticator and bank account': ['authenticator', 'bank account'],
};
const SET_NAMES = Object.keys(SETS);
/** From the strongest to the weakest. */
const STRENGTH: [Factor, StepUpMethod][] = [
  ['authenticator', 'totp'],
  ['mobile', 'mobile'],
  ['mail', 'email'],
  ['bank account', 'bank-name'],
];

interface TestMember {
  id: string;
  account: string;
  mobile: string;
  email: string;
  home: Browser;
  away: Browser;
}

/** Who registered at home, where the device is remembered, and was given these factors then. */
async function memberWith(factors: readonly Factor[]): Promise<TestMember> {
  number += 1;
  const home = new Browser(api, `198.51.100.${number}`);
  const away = new Browser(api, `203.0.113.${number}`);
  const { id, account } = (await home.register()).member;
  await db.query(
    `update authentication.device set resumes = $2, resumes_until = now() + interval '1 day' where id = $1`,
    [home.device?.split('.')[0], id],
  );
  const [mobile, email] = [`+88017${10_000_000 + number}`, `member${number}@mail.test`];
  const change = (changes: string, value: string) =>
    db.query(`update members.member set ${changes} where id = $1`, [id, value]);
  if (factors.includes('mobile')) await change('mobile = $2, mobile_verified_at = now()', mobile);
  if (factors.includes('mail')) await change('email = $2, email_verified_at = now()', email);
  if (factors.includes('bank account'))
    await change(`profile = jsonb_build_object('payeeName', $2::text)`, NAME);
  if (factors.includes('authenticator')) {
    await addAuthenticator(db, id);
    // Where it was switched on, it need not be given again.
    await db.query('update authentication.known_device set proved_at = now() where member = $1', [id]);
  }
  return { id, account, mobile, email, home, away };
}

/** A code by SMS that this browser asked for, past the call that sends it. */
async function smsCode(purpose: string, { address }: Browser): Promise<string> {
  await db.query('delete from platform.limit_hit');
  const requester = { address, token: null, shown: false };
  const to = { channel: 'sms', purpose, target: member.mobile, address, requester } as const;
  await parts.codes.send({ brand: 'mela', language: 'EN', ...to });
  return post.takeCode(member.mobile);
}

/** As if so long had passed since the device was proved, or was to be remembered. */
const age = (table: 'known_device' | 'device', column: string) =>
  db.query(
    `update authentication.${table} set ${column} = ${column} - interval '25 hours'
     where ${table === 'device' ? 'resumes' : 'member'} = $1`,
    [member.id],
  );

/** The person's account at a provider becomes the member's. */
async function socialLogin(from: Browser): Promise<Reply> {
  const start = async (fields: object) => {
    const { value } = (await from.send('POST', '/wps/session/social/google/start', fields))
      .body as unknown as { value: { url: string } };
    const back = await visitProvider(value.url, newPerson(`p${member.id}@people.example`));
    return from.send('POST', '/wps/session/social/google', back);
  };
  const opened = cameIn(await start({ register: { terms: true, age: true } })).member;
  await db.query('update authentication.social_account set member = $2 where member = $1', [
    opened.id,
    member.id,
  ]);
  return start({});
}

interface Way {
  /** Without this contact there is no such way. */
  needs?: Factor;
  /** A password that nothing beside it has proved. */
  bare?: boolean;
  /** The device proved itself within its day, so that an authenticator is not asked for again. */
  spares?: boolean;
  /** No session may be taken up any more, whatever the member has. */
  over?: boolean;
  recovery?: boolean;
  /** The proof has to come from the device itself. */
  atHome?: boolean;
  go: (member: TestMember) => Promise<Reply>;
}

const resetByMail = async ({ id, email, away }: TestMember) => {
  const token = await giveResetLink(db, id, email);
  const form = { token, newPassword: NEW };
  return away.send('POST', '/wps/member/password/email/reset', form, { sealed: true });
};
const resetByMobile = async ({ mobile, away }: TestMember) => {
  const form = { mobileNum: mobile, newPassword: NEW, verificationCode: await smsCode('recovery', away) };
  return away.send('POST', '/wps/member/password/verification', form, { sealed: true });
};

const WAYS: Record<string, Way> = {
  'a password from a known device, within its day': {
    spares: true,
    go: ({ home, account }) => home.login(account),
  },
  'a password from a known device, after its day': {
    go: async ({ home, account }) => {
      await age('known_device', 'proved_at');
      return home.login(account);
    },
  },
  'a password from an unknown device at a known address': {
    go: ({ home, account }) => new Browser(api, home.address).login(account),
  },
  'a password from an unknown device': { bare: true, go: ({ away, account }) => away.login(account) },
  'a code by SMS': {
    needs: 'mobile',
    go: async ({ away, mobile }) =>
      away.login(mobile, { type: 'sms', password: await smsCode('login', away) }),
  },
  'a code by SMS on a known device': {
    needs: 'mobile',
    go: async ({ home, mobile }) =>
      home.login(mobile, { type: 'sms', password: await smsCode('login', home) }),
  },
  'a provider': { go: ({ away }) => socialLogin(away) },
  'a mailed recovery link': { needs: 'mail', recovery: true, go: resetByMail },
  'a mobile recovery': { needs: 'mobile', recovery: true, go: resetByMobile },
  'the device cookie, within its day': { spares: true, go: ({ home }) => home.resume() },
  'the device cookie, proved longer ago than remembered': {
    atHome: true,
    go: async ({ home }) => {
      await age('known_device', 'proved_at');
      return home.resume();
    },
  },
  'the device cookie, after its day': {
    over: true,
    go: async ({ home }) => {
      await age('known_device', 'proved_at');
      await age('device', 'resumes_until');
      return home.resume();
    },
  },
};

/** The rule: which proof a way in has still to give, `null` for none. */
function missingFor(way: Way, factors: readonly Factor[]): StepUpMethod | null {
  if (factors.includes('authenticator')) return way.spares ? null : 'totp';
  if (!way.bare) return null;
  return STRENGTH.find(([factor]) => factors.includes(factor))?.[1] ?? null;
}

const proofOf = async (method: StepUpMethod, challengeId: string): Promise<string> => {
  if (method === 'totp') return currentCode();
  if (method === 'bank-name') return NAME;
  await member.away.send('POST', '/wps/session/verification/code', { challengeId, method });
  return post.takeCode(method === 'mobile' ? member.mobile : member.email);
};
const passwordHash = async () =>
  (
    await db.query<{ h: string }>('select password_hash as h from members.member where id = $1', [member.id])
  )[0]?.h;
const sessions = async () =>
  (await db.query('select 1 from authentication.session where person = $1', [member.id])).length;

const WALKS = SET_NAMES.flatMap((set) =>
  Object.entries(WAYS)
    .filter(([, { needs }]) => !needs || SETS[set]?.includes(needs))
    .map(([name, way]) => ({ set, name, way, factors: SETS[set] ?? [] })),
);

test.each(WALKS)('with $set, $name proves what the rule wants', async ({ way, factors }) => {
  member = await memberWith(factors);
  const [hash, before] = [await passwordHash(), await sessions()];
  const reply = await way.go(member);
  if (way.over) return expect(outcome(reply)).toBe(ENDED);
  const missing = missingFor(way, factors);
  if (missing === null) {
    expect(outcome(reply)).toBe('200 null');
    const { unverified } = (reply.body.value ?? {}) as { unverified?: boolean };
    expect(unverified ?? false).toBe(way.bare ?? false);
    return;
  }
  expect(outcome(reply)).toBe(ASKED);
  const { challengeId, methods } = reply.body.value as StepUpValue;
  expect(methods.map(({ method }) => method)).toEqual([missing]);
  expect([await passwordHash(), await sessions()]).toEqual([hash, before]);
  for (const [, weaker] of STRENGTH.filter(([, method]) => method !== missing))
    expect(outcome(await member.away.verify({ challengeId, method: weaker, code: NAME }))).toBe(
      '422 error_not_enabled',
    );
  const browser = way.atHome ? member.home : member.away;
  const code = await proofOf(missing, challengeId);
  const passed = cameIn(await browser.verify({ challengeId, method: missing, code }));
  expect((await api.client.get('/wps/member/info', passed.token)).status).toBe(200);
  expect((await passwordHash()) !== hash).toBe(way.recovery ?? false);
  if (missing === 'bank-name') await expectWithdrawalsWait();
});

async function expectWithdrawalsWait(): Promise<void> {
  const rows = await db.query(
    `select 1 from members.member where id = $1 and withdrawals_wait_until > now() + interval '23 hours'`,
    [member.id],
  );
  expect(rows).toHaveLength(1);
}

const haveFacebook = () =>
  db.query(
    `insert into authentication.social_account (brand, provider, subject, member, linked_at)
     values ('mela', 'facebook', 'facebook-' || $1, $1::bigint, now()) on conflict do nothing`,
    [member.id],
  );

type Act = (token: string, proof: { factorCode?: string }) => Promise<Reply>;

const sealed = (method: string, path: string, fields: object, token: string) =>
  api.client.send(method, SECURITY + path, fields, { token, sealed: true });
const contact = async (channel: 'mobile' | 'email', target: string, token: string) => {
  await db.query('delete from platform.limit_hit');
  await api.client.send('POST', `${SECURITY}/contact-code`, { channel, target }, { token });
  return { verificationCode: await post.takeCode(target), password: TEST_PASSWORD };
};
const twice = (password: string) => ({ newPassword: password, confirmNewPassword: password });
const choose = (token: string, password: string, fields: object = {}) =>
  sealed('PUT', '/payment-password', { ...twice(password), ...fields }, token);
/** A first one, past what would ask for the factor. */
const havePaymentPassword = () =>
  db.query(
    `insert into authentication.payment_password (member, hash, set_at)
     select id, password_hash, now() from members.member where id = $1 on conflict do nothing`,
    [member.id],
  );

const ACTS: Record<string, Act> = {
  'a new mobile number': async (token, proof) => {
    const mobileNum = `+88018${20_000_000 + number}`;
    const form = await contact('mobile', mobileNum, token);
    return sealed('PUT', '/mobile', { mobileNum, ...form, ...proof }, token);
  },
  'a new mail address': async (token, proof) => {
    const email = `other${number}@mail.test`;
    const form = await contact('email', email, token);
    return sealed('PUT', '/email', { email, ...form, ...proof }, token);
  },
  'a first payment password': (token, proof) => choose(token, 'pay-2468', proof),
  'another payment password': async (token, proof) => {
    await havePaymentPassword();
    return choose(token, 'pay-2468', { oldPassword: TEST_PASSWORD, ...proof });
  },
  'a payment password that was forgotten': async (token, { factorCode }) => {
    await havePaymentPassword();
    const form = { password: TEST_PASSWORD, ...twice('pay-1357') };
    const by =
      factorCode === undefined ? { method: 'email', code: '000000' } : { method: 'totp', code: factorCode };
    return sealed('PUT', '/payment-password/reset', { ...form, ...by }, token);
  },
  'a linked provider': async (token, proof) => {
    const started = await sealed(
      'POST',
      '/social/google/start',
      { password: TEST_PASSWORD, ...proof },
      token,
    );
    const { url } = (started.body.value ?? {}) as { url?: string };
    if (!url) return started;
    const back = await visitProvider(url, newPerson(`linked${number}@people.example`));
    return api.client.send('POST', `${SECURITY}/social/google`, back, { token });
  },
  'an unlinked provider': async (token, proof) => {
    await haveFacebook();
    return sealed('POST', '/social/facebook/removal', { password: TEST_PASSWORD, ...proof }, token);
  },
  'new recovery codes': (token, proof) =>
    sealed('POST', '/totp/recovery-codes', { password: TEST_PASSWORD, ...proof }, token),
};
/** What an act answers where no authenticator is on; `200 null` for the others. */
const WITHOUT: Record<string, string> = {
  'a payment password that was forgotten': '422 error_code_wrong',
  'new recovery codes': '422 error_totp_missing',
};
/** What the acts change. */
const state = () =>
  db.query(
    `select mobile, email, p.hash, array(
       select encode(code_hash, 'hex') from authentication.recovery_code c
       where c.member = m.id and used_at is null order by 1) as codes,
       array(select provider from authentication.social_account where member = m.id order by 1) as providers
     from members.member m left join authentication.payment_password p on p.member = m.id where m.id = $1`,
    [member.id],
  );

/** Acts ask for the authenticator alone, whatever else is set up. */
const SETS_OF_ACTS = repeated(['nothing', 'number, mail and bank account', 'an authenticator'], SET_NAMES);
const DEEDS = SETS_OF_ACTS.flatMap((set) =>
  Object.entries(ACTS).map(([name, act]) => ({ set, name, act, factors: SETS[set] ?? [] })),
);

test.each(DEEDS)(
  'with $set, $name asks for the authenticator where one is on',
  async ({ act, name, factors }) => {
    member = await memberWith(factors);
    const token = await insertSession(db, { person: member.id, role: 'member' });
    const byContact = name === 'a payment password that was forgotten';
    if (!factors.includes('authenticator')) {
      const proof = byContact ? { factorCode: '123456' } : {};
      expect(outcome(await act(token, proof))).toBe(WITHOUT[name] ?? '200 null');
      return;
    }
    if (byContact || name === 'another payment password') await havePaymentPassword();
    if (name === 'an unlinked provider') await haveFacebook();
    const before = await state();
    expect(outcome(await act(token, {}))).toBe('422 error_second_factor_required');
    const wrong = currentCode() === '000000' ? '111111' : '000000';
    expect(outcome(await act(token, { factorCode: wrong }))).toBe('422 error_second_factor_wrong');
    expect(await state()).toEqual(before);
    expect(outcome(await act(token, { factorCode: currentCode() }))).toBe('200 null');
    expect(await state()).not.toEqual(before);
  },
);

test('a recovery code stands in for the authenticator, once', async () => {
  member = await memberWith(['authenticator']);
  const token = await insertSession(db, { person: member.id, role: 'member' });
  expect(outcome(await choose(token, 'pay-2468', { factorCode: RECOVERY_CODE }))).toBe('200 null');
  const again = { oldPassword: 'pay-2468', factorCode: RECOVERY_CODE };
  expect(outcome(await choose(token, 'pay-1357', again))).toBe('422 error_second_factor_wrong');
});

test('a code of the authenticator that a change did not use is good again', async () => {
  member = await memberWith(['authenticator']);
  const token = await insertSession(db, { person: member.id, role: 'member' });
  const mobileNum = `+88018${30_000_000 + number}`;
  const form = { mobileNum, ...(await contact('mobile', mobileNum, token)), factorCode: RECOVERY_CODE };
  const mistyped = form.verificationCode === '000000' ? '111111' : '000000';
  const refused = await sealed('PUT', '/mobile', { ...form, verificationCode: mistyped }, token);
  expect(outcome(refused)).toBe('422 error_code_wrong');
  expect(outcome(await sealed('PUT', '/mobile', form, token))).toBe('200 null');
});

test('no code of a contact resets a payment password where an authenticator is on', async () => {
  member = await memberWith(['authenticator', 'mobile', 'mail']);
  const token = await insertSession(db, { person: member.id, role: 'member' });
  const path = `${SECURITY}/payment-password/code`;
  const refused = await api.client.send('POST', path, { method: 'mobile' }, { token });
  expect(outcome(refused)).toBe('422 error_second_factor_required');
});

test('an authenticator that is switched on is asked for on every other device', async () => {
  member = await memberWith([]);
  const other = new Browser(api, '192.0.2.1');
  cameIn(await other.login(member.account, { rememberMe: true }));
  const { token } = cameIn(await member.home.login(member.account, { rememberMe: true }));
  const started = await sealed('POST', '/totp', { password: TEST_PASSWORD }, token);
  const { secret } = started.body.value as { secret: string };
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  expect(outcome(await sealed('PUT', '/totp', { code }, token))).toBe('200 null');
  expect([outcome(await other.resume()), outcome(await other.login(member.account))]).toEqual([ASKED, ASKED]);
  expect(outcome(await member.home.resume())).toBe('200 null');
});
