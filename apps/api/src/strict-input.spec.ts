import { randomUUID } from 'node:crypto';
import { isOperatorPath } from '#libs/authentication/common/operator.calls';

import type { AnyCall } from '#libs/platform/common/call';
import { readCallCatalogue } from '#libs/platform/testing/call-catalogue';
import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import type { Reply } from '#libs/platform/testing/portal-client';
import { someOf } from '#libs/platform/testing/repetitions';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { insertSession, sessionWith } from '#libs/platform/testing/test-session';
import { plainInput, takesAnyText } from './plain-input.fixture.js';

const SMUGGLED = ['isAdmin', 'balance', 'type', 'parentId', 'constructor', 'role', 'brand', 'prototype'];

const calls = await readCallCatalogue();
let db: TestDatabase;
let api: TestApi;
let post: TestInbox;
let member: string;
let agent: string;

beforeAll(async () => {
  [db, post] = await Promise.all([createTestDatabase(), startTestInbox()]);
  // One of the calls restricts the site, whatever its reason says; these tests go on there.
  await db.query(
    `update site.brand set settings = jsonb_set(settings, '{regions,allowedAddresses}', '["127.0.0.1", "::1"]')`,
  );
  api = await startTestApi({ databaseUrl: db.url, env: post.env });
  member = (await api.client.register()).token;
  const { id } = await api.client.register();
  await db.query('update members.member set type = 41 where id = $1', [id]);
  agent = await insertSession(db, { person: id, role: 'agent' });
});
afterAll(async () => {
  await Promise.all([api.stop(), post.close()]);
  await db.drop();
});

/** A session that no log-out in this test may end. */
async function credentials(call: AnyCall) {
  if (call.access.includes('operator') && isOperatorPath(call.path))
    return { headers: await sessionWith(db, api.url, [call.permission ?? 'any-operator']) };
  if (call.access.includes('member')) return { token: member };
  return { token: call.access.includes('agent') ? agent : undefined };
}
const pathOf = (call: AnyCall) => call.path.replace(':provider', 'bank').replace(/:\w+/g, () => randomUUID());
const fieldsOf = (call: AnyCall) =>
  Object.keys((call.input as { shape: object }).shape).filter((field) => !call.path.includes(`:${field}`));

/** JSON text, so that `__proto__` is a field like any other. */
const bodyOf = (others: object, name: string, value: string) =>
  JSON.stringify(others).replace(/}$/, (end) =>
    [Object.keys(others).length > 0 ? ',' : '', JSON.stringify(name), ':', JSON.stringify(value), end].join(
      '',
    ),
  );

/** Sends one field as given, and others beside it. */
async function sendField(
  call: AnyCall,
  name: string,
  value: string,
  { [name]: _, ...others }: Record<string, unknown> = {},
): Promise<Reply> {
  const who = await credentials(call);
  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = new URLSearchParams({
      ...(withoutPath(call, others) as Record<string, string>),
      [name]: value,
    });
    return api.client.send(call.method, `${pathOf(call)}?${query}`, undefined, who);
  }
  const body = bodyOf(withoutPath(call, others), name, value);
  return api.client.send(call.method, pathOf(call), call.sealed ? JSON.parse(body) : body, {
    ...who,
    key: randomUUID(),
    sealed: call.sealed,
  });
}

const withoutPath = (call: AnyCall, fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !call.path.includes(`:${name}`)));

const cases = calls.map((call) => [`${call.method} ${call.path}`, call] as const);

/** Calls of other companies, who may add fields: unknown ones are ignored. */
const IGNORING = new Set([
  'POST /gw/v1/lottery/results',
  'POST /gw/v1/wallet/authenticate',
  'POST /gw/v1/wallet/balance',
  'POST /gw/v1/wallet/bet',
  'POST /gw/v1/wallet/rollback',
  'POST /gw/v1/wallet/win',
  'POST /wps/cashier/webhooks/:provider',
]);
const isIgnoring = (name: string) => IGNORING.has(name);

test('only calls of other companies ignore unknown fields', () => {
  const signed = cases.filter(([, call]) => call.access === 'signed').map(([name]) => name);
  expect(signed.sort()).toEqual([...IGNORING]);
});

test.each(cases.filter(([name]) => isIgnoring(name)))('%s ignores an unknown field', async (_, call) => {
  const without = await sendField(call, 'token', '1', plainInput(call));
  for (const name of SMUGGLED.filter((field) => !fieldsOf(call).includes(field))) {
    const { status, text } = await sendField(call, name, '1', { ...plainInput(call), token: '1' });
    expect([name, status, text]).toEqual([name, without.status, without.text]);
  }
  // No parser lets this one pass.
  expect((await sendField(call, '__proto__', '1')).body.message).toBe('error_malformed_request');
});

test.each(cases.filter(([name]) => !isIgnoring(name)))('%s refuses an unknown field', async (_, call) => {
  const names = ['__proto__', ...someOf(SMUGGLED, 4, call.path.length)];
  for (const name of names.filter((field) => !fieldsOf(call).includes(field))) {
    const { status, body } = await sendField(call, name, '1');
    expect([name, status]).toEqual([name, 400]);
    const unknown = { field: name, code: 'field_unknown' };
    if (body.message === 'error_invalid_input') expect(body.errors).toContainEqual(unknown);
    else expect([name, body.message]).toEqual(['__proto__', 'error_malformed_request']);
  }
});

/** Sixty ways to break out of a statement, a pattern, a page, a path, a header and a number. */
const ODD = [
  'a\u0000b',
  "'",
  '"',
  "\\' or 1=1 --",
  "' || pg_sleep(60) || '", // longer than the statement timeout: it would end as an error
  "'; select pg_sleep(60); --",
  "')); select pg_sleep(60); --",
  '1; select pg_sleep(60)',
  '1) or pg_sleep(60) is null --',
  '(select pg_sleep(60))',
  'account desc, (select 1/0)',
  '%',
  '\\',
  '{{7*7}}',
  '9'.repeat(400),
  '\u0000',
  "' or 1=1 --",
  "' or '1'='1",
  "') or ('1'='1",
  "1' and '1'='1",
  '1 or 1=1',
  "admin'--",
  "' or true --",
  "' union select null --",
  "' order by 99 --",
  "' and 1=(select count(*) from pg_sleep(60)) --",
  "' and (select 1 from pg_sleep(60)) is not null --",
  '$$; select pg_sleep(60); $$',
  'asc; select pg_sleep(60)',
  'case when 1=1 then 1/0 else 1 end',
  "'||(select version())||'",
  "'/**/or/**/1/0=1--",
  "'; drop table members.member; --",
  "E'\\'",
  '\\x27 or 1=1 --',
  "%' or '1'='1",
  '\u02bc or 1=1 --',
  '\uff07 or 1=1 --',
  "''",
  '_%',
  '\\\\',
  '$1',
  '[[:alpha:]]+',
  '(a+)+$',
  '\u0024{7*7}',
  '{"$gt":""}',
  '<script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '%2e%2e%2f',
  'file:///etc/passwd',
  'a\r\nSet-Cookie: a=b',
  'a\nBcc: all@example.test',
  '\u202E',
  '\u200b',
  'ﷺ'.repeat(50),
  '-1',
  '1e309',
  'null',
];
/** No more attempts at a payment password may run at the same time. */
const CONCURRENCY = 8;
const GUESSED = new Set(['paymentPassword', 'oldPassword']);
/** For fields that accept only certain texts. */
const FEW = ['a\u0000b', "'; select pg_sleep(60); --", '9'.repeat(400)];
/** The provider cannot be reached from here, and the call says so. */
const isBroken = ({ status, body }: Reply) => status >= 500 && body.message !== 'error_social_unavailable';

test.each(cases)('%s handles odd text in any field', async (_, call) => {
  for (const [turn, name] of fieldsOf(call).entries()) {
    const odd = takesAnyText(call, name) ? [...FEW, ...someOf(ODD, 12, turn + call.path.length)] : FEW;
    const others = plainInput(call);
    const broken: string[] = [];
    const atOnce = fieldsOf(call).some((field) => GUESSED.has(field)) ? CONCURRENCY : odd.length;
    for (let at = 0; at < odd.length; at += atOnce) {
      const wave = odd.slice(at, at + atOnce);
      const replies = await Promise.all(wave.map((value) => sendField(call, name, value, others)));
      broken.push(...wave.filter((_value, index) => isBroken(replies[index] as Reply)));
    }
    expect([name, broken]).toEqual([name, []]);
  }
});

test('refuses a lone surrogate as text', async () => {
  const { status, body } = await api.client.send('PUT', '/wps/member/language', '{"language":"\\ud800"}');
  expect([status, body.errors]).toEqual([400, [{ field: 'language', code: 'field_invalid' }]]);
});

test.each(['[]', '"text"', '5', 'true', 'null', '[{"username":"x"}]'])(
  'refuses a body that is not an object (%s)',
  async (body) => {
    for (const path of ['/wps/messages/read', '/wps/cashier/deposits']) {
      const reply = await api.client.send('POST', path, body, { token: member, key: randomUUID() });
      if (body === 'null' && path.endsWith('read')) continue; // all fields are optional
      expect([path, reply.status]).toEqual([path, 400]);
    }
  },
);

test('distinguishes a missing field from one of the wrong type', async () => {
  const put = async (body: string) =>
    (await api.client.send('PUT', '/wps/member/language', body)).body.errors?.[0]?.code;
  expect(await put('{}')).toBe('field_required');
  expect(await put('{"language":5}')).toBe('field_invalid');
  expect(await put('{"language":null}')).toBe('field_invalid');
  const { body } = await api.client.send('POST', '/wps/messages/read', { ids: ['1', 2] }, { token: member });
  expect(body.errors).toEqual([{ field: 'ids.1', code: 'field_invalid' }]);
});

test('does not read a repeated query field as a list', async () => {
  const reply = await api.client.get('/wps/cashier/deposits?pageNo=1&pageNo=2', member);
  expect([reply.status, reply.body.errors]).toEqual([400, [{ field: 'pageNo', code: 'field_invalid' }]]);
});

test('ends no session and logs nothing of this as an error', async () => {
  expect((await api.client.get('/wps/member/info', member)).status).toBe(200);
  expect(api.output()).not.toContain('call failed');
});
