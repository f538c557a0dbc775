import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyCall } from '#libs/platform/common/call';
import { readCallCatalogue } from '#libs/platform/testing/call-catalogue';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { insertOperator, insertSession, operatorHeaders } from '#libs/platform/testing/test-session';

const ROLES: Record<string, string[]> = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../brands/operator-roles.json'), 'utf8'),
);
/** But the log-out, which would end the session of the next call. */
const calls = (await readCallCatalogue()).filter(
  ({ permission, method, path }) => permission && !(method === 'DELETE' && path === '/wps/ops/session'),
);
const PERMISSIONS = [...new Set(calls.flatMap(({ permission }) => permission ?? []))];
/** Asked for inside of calls that every operator may make. */
const WITHIN_CALLS = ['job.read', 'view.manage'];
const CONFIRMATIONS = [
  'broadcast.confirm-publish',
  'campaign.confirm-give',
  'campaign.confirm-publish',
  'deposit.confirm-reverse',
  'draw.confirm',
  'role.confirm',
  'operator.confirm',
  'setting.confirm',
  'title.confirm',
];

let db: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

async function headersWith(permissions: readonly string[], elevated?: string) {
  const person = await insertOperator(db, permissions);
  return operatorHeaders(await insertSession(db, { person, role: 'operator', elevated }), api.url);
}

async function answerTo(call: AnyCall, headers: Record<string, string>): Promise<string> {
  const address = call.path.replace(/:\w+/g, () => randomUUID());
  const body = call.method === 'GET' ? undefined : {};
  const reply = await api.client.send(call.method, address, body, { headers, key: randomUUID() });
  return reply.status === 403
    ? `${reply.body.message} ${reply.body.params?.permission ?? ''}`.trim()
    : 'let in';
}

const expectedFor = ({ permission = 'any-operator' }: AnyCall, permissions: readonly string[]) =>
  permission === 'any-operator' || permissions.includes(permission)
    ? 'let in'
    : `error_permission_missing ${permission}`;

test.each<[string, readonly string[]]>([['no role', []], ...Object.entries(ROLES)])(
  'with %s an operator reaches the calls that it permits, and no other',
  async (_, permissions) => {
    const headers = await headersWith(permissions);
    for (const call of calls) {
      const name = `${call.method} ${call.path}`;
      expect([name, await answerTo(call, headers)]).toEqual([name, expectedFor(call, permissions)]);
    }
  },
);

test.each(PERMISSIONS.filter((permission) => permission !== 'any-operator'))(
  'the permission %s alone opens its calls, and all others together do not',
  async (permission) => {
    const alone = await headersWith([permission]);
    const others = await headersWith(PERMISSIONS.filter((other) => other !== permission));
    for (const call of calls.filter((each) => each.permission === permission)) {
      expect(await answerTo(call, alone)).toBe('let in');
      expect(await answerTo(call, others)).toBe(`error_permission_missing ${permission}`);
    }
  },
);

test('calls of weight need a fresh code, and the others none', async () => {
  const headers = await headersWith(PERMISSIONS, '-1 second');
  for (const call of calls) {
    const name = `${call.method} ${call.path}`;
    const expected = call.elevated ? 'error_elevation_required' : 'let in';
    expect([name, await answerTo(call, headers)]).toEqual([name, expected]);
  }
});

test("the brand's roles hold known permissions, and together all of them", () => {
  const known = [...PERMISSIONS.filter((one) => one !== 'any-operator'), ...CONFIRMATIONS, ...WITHIN_CALLS];
  expect([...new Set(Object.values(ROLES).flat())].sort()).toEqual(known.sort());
});

test('a permission that is taken away counts for the next call', async () => {
  const person = await insertOperator(db, ['deposit.read']);
  const headers = operatorHeaders(await insertSession(db, { person, role: 'operator' }), api.url);
  const status = async () =>
    (await api.client.send('GET', '/wps/ops/deposits', undefined, { headers })).status;
  expect(await status()).toBe(200);
  await db.query('delete from authentication.operator_grant where operator = $1', [person]);
  expect(await status()).toBe(403);
});
