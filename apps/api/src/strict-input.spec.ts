import { randomUUID } from 'node:crypto';
import { isOperatorPath } from '#libs/identity/common/operator.calls';
import type { AnyCall } from '#libs/platform/common/call';
import { readCallCatalogue } from '#libs/platform/testing/call-catalogue';
import type { Reply } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { insertSession, operatorSession } from '#libs/platform/testing/test-session';

const SMUGGLED = ['isAdmin', 'balance', 'type', 'parentId', '__proto__', 'constructor', 'role', 'brand'];

const calls = await readCallCatalogue();
let db: TestDatabase;
let api: TestApi;
let member: string;
let agent: string;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  member = (await api.client.register()).token;
  const { id } = await api.client.register();
  await db.query('update identity.member set type = 41 where id = $1', [id]);
  agent = await insertSession(db, { person: id, role: 'agent' });
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

/** Log-out would take the session away if it were carried out, which is for this test to see. */
async function credentials(call: AnyCall) {
  if (call.access.includes('operator') && isOperatorPath(call.path))
    return { headers: await operatorSession(db, api.url) };
  if (call.access.includes('member')) return { token: member };
  return { token: call.access.includes('agent') ? agent : undefined };
}
const pathOf = (call: AnyCall) => call.path.replace(':provider', 'bank').replace(/:\w+/g, () => randomUUID());
const fieldsOf = (call: AnyCall) =>
  Object.keys((call.input as { shape: object }).shape).filter((field) => !call.path.includes(`:${field}`));

/** JSON text, so that `__proto__` is a field like any other. */
const objectWith = (name: string, value: string) => `{${JSON.stringify(name)}:${JSON.stringify(value)}}`;

async function sendField(call: AnyCall, name: string, value: string): Promise<Reply> {
  const who = await credentials(call);
  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    return api.client.send(call.method, `${pathOf(call)}?${query}`, undefined, who);
  }
  const body = objectWith(name, value);
  return api.client.send(call.method, pathOf(call), call.sealed ? JSON.parse(body) : body, {
    ...who,
    key: randomUUID(),
    sealed: call.sealed,
  });
}

const cases = calls.map((call) => [`${call.method} ${call.path}`, call] as const);

test.each(cases)('%s takes no field that it does not name', async (_, call) => {
  for (const name of SMUGGLED.filter((field) => !fieldsOf(call).includes(field))) {
    const { status, body, text } = await sendField(call, name, '1');
    if (call.lenient && name !== '__proto__') {
      // Its protocol answers with a status of its own, and nobody signed this.
      expect([name, status, JSON.parse(text)]).toEqual([name, 200, { status: 'RS_ERROR_INVALID_SIGNATURE' }]);
      continue;
    }
    expect([name, status]).toEqual([name, 400]);
    const unknown = { field: name, code: 'field_unknown' };
    if (body.message === 'error_invalid_input') expect(body.errors).toContainEqual(unknown);
    else expect([name, body.message]).toEqual(['__proto__', 'error_malformed_request']);
  }
});

const ODD = [
  '\u0000',
  'a\u0000b',
  "' or 1=1 --",
  "'; select pg_sleep(60); --", // longer than a statement may take: it would end as a fault
  '%',
  '\\',
  '{{7*7}}',
  '<script>',
  '../../etc/passwd',
  '\u202E',
  'ﷺ'.repeat(50),
  '9'.repeat(400),
  '-1',
  '1e309',
  'NaN',
  'null',
  '[]',
];

test.each(cases)('%s is not upset by odd text in any field', async (_, call) => {
  for (const name of fieldsOf(call)) {
    const replies = await Promise.all(ODD.map((value) => sendField(call, name, value)));
    const broken = ODD.filter((_value, index) => (replies[index]?.status ?? 0) >= 500);
    expect([name, broken]).toEqual([name, []]);
  }
});

test('half of a surrogate pair is no text', async () => {
  const { status, body } = await api.client.send('PUT', '/wps/member/language', '{"language":"\\ud800"}');
  expect([status, body.errors]).toEqual([400, [{ field: 'language', code: 'field_invalid' }]]);
});

test.each(['[]', '"text"', '5', 'true', 'null', '[{"username":"x"}]'])(
  'a body that is no object (%s) is refused',
  async (body) => {
    for (const path of ['/wps/messages/read', '/wps/cashier/deposits']) {
      const reply = await api.client.send('POST', path, body, { token: member, key: randomUUID() });
      if (body === 'null' && path.endsWith('read')) continue; // all fields may be left out
      expect([path, reply.status]).toEqual([path, 400]);
    }
  },
);

test('a field that is missing and one of the wrong kind are told apart', async () => {
  const put = async (body: string) =>
    (await api.client.send('PUT', '/wps/member/language', body)).body.errors?.[0]?.code;
  expect(await put('{}')).toBe('field_required');
  expect(await put('{"language":5}')).toBe('field_invalid');
  expect(await put('{"language":null}')).toBe('field_invalid');
  const { body } = await api.client.send('POST', '/wps/messages/read', { ids: ['1', 2] }, { token: member });
  expect(body.errors).toEqual([{ field: 'ids.1', code: 'field_invalid' }]);
});

test('the same query field twice is not a list', async () => {
  const reply = await api.client.get('/wps/cashier/deposits?pageNo=1&pageNo=2', member);
  expect([reply.status, reply.body.errors]).toEqual([400, [{ field: 'pageNo', code: 'field_invalid' }]]);
});

test('no session was ended and nothing was logged as a fault', async () => {
  expect((await api.client.get('/wps/member/info', member)).status).toBe(200);
  expect(api.output()).not.toContain('call failed');
});
