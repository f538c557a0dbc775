import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { OperatorAccount, OperatorSession } from '#libs/authentication/common/operator-account';
import type { Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { insertSession, operatorHeaders, operatorSession } from '#libs/platform/testing/test-session';
import type { ProposalValue } from '../common/proposal.calls.js';

type Who = Record<string, string>;

const PASSWORD = 'three-wet-umbrellas';
const STEP_MS = 30_000;

const { db, api } = setUpTestApi();
let first: Who;
let second: Who;

beforeAll(async () => {
  first = await operatorSession(db, api.url, 'admin1');
  second = await operatorSession(db, api.url, 'admin2');
});

const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const send = <Value = unknown>(headers: Who, method: string, path: string, body?: object) =>
  api.client.send<Value>(method, `/wps/ops/${path}`, body, { key: randomUUID(), headers });
const post = <Value = unknown>(headers: Who, path: string, body: object = {}) =>
  send<Value>(headers, 'POST', path, body);
const asGuest = <Value = unknown>(path: string, body: object) =>
  api.client.send<Value>('POST', `/wps/ops/${path}`, body, { sealed: true });

const propose = (account: string, personKey: string, roles = ['cashier']) =>
  post<{ proposal: ProposalValue }>(first, 'operators', {
    account,
    personKey,
    roles,
    reason: 'joins the team',
  });
const approve = ({ body }: Reply<{ proposal: ProposalValue }>) =>
  post(second, `proposals/${body.value?.proposal.id}/approval`);
const operators = async () =>
  (await send<{ list: OperatorAccount[] }>(first, 'GET', 'operators')).body.value?.list ?? [];

/** An operator who was let in, and the set-up codes of both who did. */
async function added(account: string) {
  expect(outcome(await approve(await propose(account, `staff-${account}`)))).toBe('200 null');
  const id = (await operators()).find((operator) => operator.account === account)?.id ?? '';
  return { id, account, ...(await codesFor(id)) };
}

async function codesFor(id: string) {
  const code = async (who: Who) =>
    (await post<{ code: string }>(who, `operators/${id}/setup-code`)).body.value?.code ?? '';
  return { firstCode: await code(first), secondCode: await code(second) };
}

type Proof = { account: string; firstCode: string; secondCode: string };
const proofOf = ({ account, firstCode, secondCode }: Proof) => ({ account, firstCode, secondCode });
const show = (proof: Proof) =>
  asGuest<{ secret: string; uri: string }>('setup/authenticator', proofOf(proof));
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS });

/** Sets up password and authenticator. @returns the secret */
async function setUp(proof: Proof, newPassword = PASSWORD): Promise<string> {
  const secret = (await show(proof)).body.value?.secret ?? '';
  const reply = await asGuest('setup', { ...proofOf(proof), newPassword, code: codeOf(secret) });
  expect(outcome(reply)).toBe('200 null');
  return secret;
}
const logIn = (account: string, password: string, code: string) =>
  asGuest<{ permissions: string[] }>('session', { account, password, code });

test('who was proposed and approved sets up the log-in with the codes of both, and works by the roles', async () => {
  const operator = await added('newcomer');
  expect((await operators()).find(({ id }) => id === operator.id)).toMatchObject({
    roles: ['cashier'],
    setup: [
      { account: 'admin1', until: expect.any(String) },
      { account: 'admin2', until: expect.any(String) },
    ],
  });
  const shown = await show({ ...operator, firstCode: operator.secondCode, secondCode: operator.firstCode });
  expect(shown.body.value?.uri).toContain('newcomer');
  const secret = await setUp({
    ...operator,
    account: 'NEWCOMER',
    firstCode: operator.firstCode.toLowerCase(),
  });
  const session = await logIn('newcomer', PASSWORD, codeOf(secret, 1));
  expect(session.body.value?.permissions).toContain('withdrawal.approve');
  expect((await operators()).find(({ id }) => id === operator.id)?.setup).toBeNull();
  expect(outcome(await show(operator))).toBe('422 error_setup_code_wrong');
  const audit = await db.query<{ action: string }>(
    `select action from platform.audit where subject = $1 and action like 'operator.%' order by id`,
    [`operator ${operator.id}`],
  );
  expect(audit.map(({ action }) => action)).toEqual([
    'operator.added',
    'operator.setup-code-issued',
    'operator.setup-code-issued',
    'operator.set-up',
  ]);
});

test('neither of the two gets in with the own code, and a code that is old or replaced opens nothing', async () => {
  const operator = await added('guarded');
  const { firstCode, secondCode } = operator;
  const refused = async (proof: Partial<Proof>) =>
    expect(outcome(await show({ ...operator, ...proof }))).toBe('422 error_setup_code_wrong');
  await refused({ secondCode: firstCode });
  await refused({ account: 'nobody-of-this-name' });
  const other = await operatorSession(db, api.url, 'auditor1');
  await db.query(
    `update authentication.operator_role set permissions = permissions || 'operator.read'::text where name = 'auditor'`,
  );
  expect(outcome(await post(other, `operators/${operator.id}/setup-code`))).toBe('404 error_not_found');
  const renewed = (await post<{ code: string }>(first, `operators/${operator.id}/setup-code`)).body.value
    ?.code;
  await refused({});
  await db.query(
    `update authentication.operator_setup_code set expires_at = now() - interval '1 second' where operator = $1`,
    [operator.id],
  );
  await refused({ firstCode: renewed });
  expect(secondCode).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
});

test('the set-up wants a password that is hard to guess, and a code of the authenticator', async () => {
  const operator = await added('careful');
  const secret = (await show(operator)).body.value?.secret ?? '';
  const attempt = (newPassword: string, code: string) =>
    asGuest('setup', { ...proofOf(operator), newPassword, code });
  expect((await attempt('short', codeOf(secret))).body.errors).toEqual([
    { field: 'newPassword', code: 'field_password_length', params: { min: 12, max: 128 } },
  ]);
  expect((await attempt('careful12345', codeOf(secret))).body.errors).toEqual([
    { field: 'newPassword', code: 'field_password_common' },
  ]);
  const wrong = codeOf(secret) === '000000' ? '111111' : '000000';
  expect(outcome(await attempt(PASSWORD, wrong))).toBe('422 error_operator_code_wrong');
});

test('an account or a person that the brand has is not added again, also if it came meanwhile', async () => {
  expect(outcome(await propose('ADMIN1', 'staff-x1'))).toBe('409 error_operator_account_taken');
  expect(outcome(await propose('somebody', 'STAFF-1'))).toBe('409 error_operator_person_taken');
  expect(outcome(await propose('somebody', 'staff-x2', ['king']))).toBe('422 error_role_unknown');
  const waiting = await propose('latecomer', 'staff-x3');
  await added('early');
  await db.query(`update authentication.operator set person_key = 'staff-x3' where account = 'early'`);
  expect(outcome(await approve(waiting))).toBe('409 error_operator_person_taken');
});

test('a lost log-in is renewed by two others: the old one is over at once, and the same person sets up a new one', async () => {
  const operator = await added('forgetful');
  const secret = await setUp(operator);
  const token = await insertSession(db, { person: operator.id, role: 'operator' });
  const renew = (who: Who) =>
    post<{ proposal: ProposalValue }>(who, `operators/${operator.id}/login-renewal`, {
      reason: 'lost the phone',
    });
  expect(outcome(await approve(await renew(first)))).toBe('200 null');
  const headers = operatorHeaders(token, api.url);
  expect((await send(headers, 'GET', 'session')).status).toBe(401);
  expect(outcome(await logIn('forgetful', PASSWORD, codeOf(secret)))).toBe('401 error_wrong_credentials');
  const again = await setUp({ ...operator, ...(await codesFor(operator.id)) }, 'four-dry-umbrellas');
  expect(again).not.toBe(secret);
  expect((await logIn('forgetful', 'four-dry-umbrellas', codeOf(again, 1))).status).toBe(200);
});

test('nobody renews the own log-in', async () => {
  const idOf = async (name: string) => (await operators()).find(({ account }) => account === name)?.id;
  const renew = async (name: string) =>
    post<{ proposal: ProposalValue }>(first, `operators/${await idOf(name)}/login-renewal`, {
      reason: 'lost it',
    });
  expect(outcome(await renew('admin1'))).toBe('409 error_own_login');
  expect(outcome(await approve(await renew('admin2')))).toBe('409 error_own_login');
});

test('sessions of an operator are listed, and end one by one with a reason on record', async () => {
  const { id } = await added('roaming');
  const [kept, lost] = await Promise.all(
    [1, 2].map(() => insertSession(db, { person: id, role: 'operator' })),
  );
  const socket = api.client.socket(undefined, undefined, operatorHeaders(lost ?? '', api.url));
  await socket.ready;
  const [row] = await db.query<{ id: string }>(
    `select id from authentication.session where token_hash = sha256($1::bytea)`,
    [lost],
  );
  const list = async (who = first, path = `operators/${id}/sessions`) =>
    (await send<{ list: OperatorSession[] }>(who, 'GET', path)).body.value?.list ?? [];
  expect(await list()).toHaveLength(2);
  const end = (operator: string | undefined) =>
    post(first, `operators/${operator}/sessions/${row?.id}/end`, { reason: 'an unknown device' });
  const other = (await operators()).find(({ account }) => account === 'admin2')?.id;
  expect(outcome(await end(other))).toBe('404 error_not_found');
  expect(outcome(await end(id))).toBe('200 null');
  await socket.waitFor('session.ended');
  expect((await list()).map((session) => session.id)).not.toContain(row?.id);
  const own = operatorHeaders(kept ?? '', api.url);
  expect(await list(own, 'sessions')).toMatchObject([{ current: true }]);
});

test('an operator changes the own password with the old one: other sessions end, this one goes on', async () => {
  const { id, ...operator } = await added('tidy');
  const secret = await setUp(operator as Proof);
  const [here, there] = await Promise.all(
    [1, 2].map(async () =>
      operatorHeaders(await insertSession(db, { person: id, role: 'operator' }), api.url),
    ),
  );
  const change = (oldPassword: string, newPassword: string) =>
    api.client.send(
      'PUT',
      '/wps/ops/session/password',
      { oldPassword, newPassword },
      {
        sealed: true,
        headers: here,
      },
    );
  expect(outcome(await change('not the old one', 'five-new-umbrellas'))).toBe('422 error_password_wrong');
  expect((await change(PASSWORD, PASSWORD)).body.errors).toEqual([
    { field: 'newPassword', code: 'field_password_same' },
  ]);
  expect(outcome(await change(PASSWORD, 'five-new-umbrellas'))).toBe('200 null');
  expect((await send(here ?? {}, 'GET', 'session')).status).toBe(200);
  expect((await send(there ?? {}, 'GET', 'session')).status).toBe(401);
  expect(outcome(await logIn('tidy', PASSWORD, codeOf(secret)))).toBe('401 error_wrong_credentials');
  expect((await logIn('tidy', 'five-new-umbrellas', codeOf(secret, 1))).status).toBe(200);
});
