import { Secret, TOTP } from 'otpauth';
import { HashKeys } from '#libs/platform/crypto/hash-keys';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Limits } from '#libs/platform/limits/limits';
import { type Registered, type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { tablesHolding } from '#libs/platform/testing/stored-text';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { Authenticators } from './authenticators.js';
import { RecoveryCodes } from './recovery-codes.js';

const PATH = '/wps/member/security/totp';
const STEP_MS = 30_000;

let db: TestDatabase;
let api: TestApi;
let parts: TestParts;
let authenticators: Authenticators;
let member: Registered;
let secret: string;

beforeAll(async () => {
  db = await createTestDatabase();
  [api, parts] = await Promise.all([startTestApi({ databaseUrl: db.url }), createTestParts(db.url)]);
  const { config, database, clock } = parts;
  const installation = new InstallationSecret(config);
  const recoveryCodes = new RecoveryCodes(
    database,
    clock,
    installation,
    new HashKeys(installation, database),
  );
  authenticators = new Authenticators(
    database,
    clock,
    new Limits(database, clock),
    installation,
    recoveryCodes,
  );
});
afterAll(async () => {
  await Promise.all([api.stop(), parts.close()]);
  await db.drop();
});
beforeEach(async () => {
  member = await api.client.register();
});

const send = <Value>(method: string, path: string, fields: object): Promise<Reply<Value>> =>
  api.client.send<Value>(method, path, fields, { token: member.token, sealed: true });
const start = (password = TEST_PASSWORD) => send<{ secret: string; uri: string }>('POST', PATH, { password });
const confirm = (code: string) => send<{ recoveryCodes: string[] }>('PUT', PATH, { code });
const remove = (code: string, password = TEST_PASSWORD) =>
  send('POST', `${PATH}/removal`, { password, code });
const renew = (factorCode?: string, password = TEST_PASSWORD) =>
  send<{ recoveryCodes: string[] }>('POST', `${PATH}/recovery-codes`, { password, factorCode });
const codeIn = (steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS });
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
/** Steps count once: what a test used up is forgotten, as half a minute later. */
const later = () =>
  db.query('update authentication.totp set used_step = null where member = $1', [member.id]);
const overview = async () =>
  (await api.client.get<{ totp: object }>('/wps/member/security', member.token)).body.value?.totp;

/** What the audit has of the authenticator, in order. */
const actions = async () =>
  (
    await db.query<{ action: string }>(
      "select action from platform.audit where actor = $1 and action like 'authenticator%' order by id",
      [`member ${member.id}`],
    )
  ).map(({ action }) => action);

async function started(): Promise<void> {
  secret = (await start()).body.value?.secret ?? '';
}
async function switchedOn(): Promise<string[]> {
  await started();
  const { body } = await confirm(codeIn());
  await later();
  return body.value?.recoveryCodes ?? [];
}

test('it counts once a code of it was given, with ten recovery codes', async () => {
  const { body } = await start();
  secret = body.value?.secret ?? '';
  const uri = new URL(body.value?.uri ?? '');
  expect([uri.protocol, uri.searchParams.get('issuer'), uri.searchParams.get('secret')]).toEqual([
    'otpauth:',
    'Mela',
    secret,
  ]);
  expect(decodeURIComponent(uri.pathname)).toContain(member.account);
  expect(await authenticators.isActive(member.id)).toBe(false);
  expect(outcome(await confirm('abcdef'))).toBe('422 error_code_wrong');
  const socket = api.client.socket(member.token);
  await socket.ready;
  const confirmed = await confirm(codeIn());
  expect(outcome(confirmed)).toBe('200 null');
  const codes = confirmed.body.value?.recoveryCodes ?? [];
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
  expect(await overview()).toEqual({ active: true, recoveryCodesLeft: 10 });
  expect(await socket.waitFor('member.updated')).toMatchObject({ data: { changed: 'authenticator' } });
});

test('a secret that waits is replaced, one that counts is not', async () => {
  await started();
  const [first, firstCode] = [secret, codeIn()];
  await started();
  expect(secret).not.toBe(first);
  expect(outcome(await confirm(firstCode))).toBe('422 error_code_wrong');
  expect(outcome(await confirm(codeIn()))).toBe('200 null');
  expect(outcome(await start())).toBe('409 error_totp_active');
  expect(outcome(await confirm(codeIn(1)))).toBe('409 error_totp_active');
});

test('without one there is nothing to confirm and nothing to remove', async () => {
  expect(outcome(await confirm('123456'))).toBe('422 error_totp_missing');
  expect(outcome(await remove('123456'))).toBe('422 error_totp_missing');
});

test('the password is asked for, where the account has one', async () => {
  expect(outcome(await start('not the one'))).toBe('422 error_password_wrong');
  await db.query('update members.member set password_hash = null where id = $1', [member.id]);
  expect(outcome(await start(''))).toBe('200 null');
});

test('it is switched off with a code, or with a recovery code, and the codes go with it', async () => {
  const [recovery = ''] = await switchedOn();
  expect(outcome(await remove('000000'.slice(0, 5)))).toBe('422 error_code_wrong');
  expect(outcome(await remove(codeIn(), 'not the one'))).toBe('422 error_password_wrong');
  expect(outcome(await remove(codeIn()))).toBe('200 null');
  expect(await overview()).toEqual({ active: false, recoveryCodesLeft: 0 });
  expect(await authenticators.spend(member.id, recovery)).toBe(false);
  const [another = ''] = await switchedOn();
  expect(outcome(await remove(another.toLowerCase().replace('-', ' ')))).toBe('200 null');
});

describe('new recovery codes', () => {
  test('are ten others, and end the old ones at once', async () => {
    const old = await switchedOn();
    const socket = api.client.socket(member.token);
    await socket.ready;
    const renewed = await renew(codeIn());
    expect(outcome(renewed)).toBe('200 null');
    const codes = renewed.body.value?.recoveryCodes ?? [];
    expect(new Set([...old, ...codes]).size).toBe(20);
    for (const code of old) expect(await authenticators.spend(member.id, code)).toBe(false);
    expect(await overview()).toEqual({ active: true, recoveryCodesLeft: 10 });
    expect(await socket.waitFor('member.updated')).toMatchObject({ data: { changed: 'authenticator' } });
    for (const code of codes) expect(await authenticators.spend(member.id, code)).toBe(true);
  });

  test('are had for a recovery code that was not used, and for the same one once', async () => {
    const [used = '', last = ''] = await switchedOn();
    await authenticators.spend(member.id, used);
    expect(outcome(await renew(used))).toBe('422 error_second_factor_wrong');
    const both = await Promise.all([renew(last), renew(last)]);
    expect(both.map(outcome).sort()).toEqual(['200 null', '422 error_second_factor_wrong']);
    expect(await overview()).toMatchObject({ recoveryCodesLeft: 10 });
  });

  test('need the password and the factor, and what was refused leaves the old ones good', async () => {
    const [old = ''] = await switchedOn();
    expect(outcome(await renew(codeIn(), 'not the one'))).toBe('422 error_password_wrong');
    expect(outcome(await renew())).toBe('422 error_second_factor_required');
    expect(outcome(await renew('XXXX'))).toBe('422 error_second_factor_wrong');
    expect(await overview()).toEqual({ active: true, recoveryCodesLeft: 10 });
    expect(await authenticators.spend(member.id, old)).toBe(true);
  });

  test('are refused after five wrong codes, for a right one too', async () => {
    await switchedOn();
    for (let guess = 0; guess < 5; guess++)
      expect(outcome(await renew('XXXX'))).toBe('422 error_second_factor_wrong');
    expect(outcome(await renew(codeIn()))).toBe('429 error_too_many_requests');
  });

  test('are told by mail to the proved address, and stand in the audit', async () => {
    await switchedOn();
    const email = `${member.account}@mail.test`;
    await db.query('update members.member set email = $2, email_verified_at = now() where id = $1', [
      member.id,
      email,
    ]);
    await renew(codeIn());
    expect(
      await db.query('select kind, channel, target from notifications.notification where member = $1', [
        member.id,
      ]),
    ).toEqual([{ kind: 'recovery-codes-renewed', channel: 'mail', target: email }]);
    expect(await actions()).toEqual(['authenticator.switched-on', 'authenticator.recovery-codes-renewed']);
  });

  test('that fail to be written down leave the old ones and the code good', async () => {
    const [old = ''] = await switchedOn();
    const code = codeIn();
    await db.query(`alter table platform.audit add constraint no_renewal
      check (action <> 'authenticator.recovery-codes-renewed') not valid`);
    expect((await renew(code)).status).toBe(500);
    await db.query('alter table platform.audit drop constraint no_renewal');
    expect(await authenticators.isValid(member.id, old)).toBe(true);
    expect(outcome(await renew(code))).toBe('200 null');
    expect(await authenticators.isValid(member.id, old)).toBe(false);
  });
});

describe('a code', () => {
  test('of the step before, of this and of the next one is right, and counts once', async () => {
    await switchedOn();
    for (const step of [-1, 0, 1]) {
      const code = codeIn(step);
      expect([step, await authenticators.spend(member.id, code)]).toEqual([step, true]);
      expect([step, await authenticators.spend(member.id, code)]).toEqual([step, false]);
    }
  });

  test('of the minute before is too old', async () => {
    await switchedOn();
    expect(await authenticators.spend(member.id, codeIn(-3))).toBe(false);
  });

  test('given many times at once is right once, a recovery code too', async () => {
    const [recovery = ''] = await switchedOn();
    for (const code of [codeIn(), recovery]) {
      const spent = await Promise.allSettled(
        Array.from({ length: 5 }, () => authenticators.spend(member.id, code)),
      );
      expect(spent.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(1);
      await db.query('delete from platform.limit_hit');
    }
    expect(await overview()).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('is refused after five wrong ones, the right one too, for a quarter of an hour', async () => {
    await switchedOn();
    const attempt = async (code: string) => {
      await authenticators.countAttempt(member.id);
      return authenticators.spend(member.id, code);
    };
    for (let guess = 0; guess < 5; guess++) expect(await attempt('XXXX')).toBe(false);
    await expect(attempt(codeIn())).rejects.toMatchObject({ status: 429, code: 'error_too_many_requests' });
    await parts.clock.advance(15 * 60_000 + 1000);
    expect(await attempt(codeIn())).toBe(true);
  });

  test('of another member is wrong', async () => {
    const [recovery = ''] = await switchedOn();
    const code = codeIn();
    member = await api.client.register();
    await switchedOn();
    expect(await authenticators.spend(member.id, recovery)).toBe(false);
    expect(await authenticators.spend(member.id, code)).toBe(false);
  });
});

test('secret and recovery codes stand nowhere, and who did what stands in the audit', async () => {
  const [recovery = '', proof] = await switchedOn();
  const [renewed = ''] = (await renew(proof)).body.value?.recoveryCodes ?? [];
  await remove(codeIn());
  const planted = [secret, recovery, recovery.replace('-', ''), renewed, renewed.replace('-', '')];
  expect(await tablesHolding(db, ...planted)).toEqual([]);
  for (const text of planted) expect(api.output()).not.toContain(text);
  expect(await actions()).toEqual([
    'authenticator.switched-on',
    'authenticator.recovery-codes-renewed',
    'authenticator.switched-off',
  ]);
});
