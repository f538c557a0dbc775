import { rawRequest } from '#libs/platform/testing/raw-request';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { freePort, startTestApi } from '#libs/platform/testing/test-program';

const FIGURE = /^# HELP http_request_duration_seconds /m;
const SECRET = 'a-secret-of-its-own-of-32-bytes-or-more';
const production = {
  NODE_ENV: 'production',
  TEST_CLOCK: '0',
  PASSWORD_MEMORY_KIB: '',
  PUBLIC_URL: 'https://mela.example',
  BANK_SECRET: SECRET,
  VENDOR_STUDIO_SECRET: SECRET,
  ENCRYPTION_SECRET: SECRET,
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let db: TestDatabase;
let ownPort: number;

beforeAll(async () => {
  db = await createTestDatabase();
  ownPort = await freePort();
});
afterAll(() => db.drop());

/** Requests `/metrics` from this machine, without and with headers, on the api's port or on another. */
async function statuses(env: NodeJS.ProcessEnv, asked: Record<string, string>[], port?: number) {
  const api = await startTestApi({ databaseUrl: db.url, env });
  const replies: [number, boolean][] = [];
  for (const headers of asked) {
    const reply = await rawRequest(port ?? api.port, { path: '/metrics', headers });
    replies.push([reply.status, FIGURE.test(reply.text)]);
  }
  const other = port === undefined ? undefined : await rawRequest(port, { path: '/wps/system/status' });
  await api.stop();
  return {
    replies: replies.map(([status]) => status),
    told: replies.map(([, has]) => has),
    other: other?.status,
  };
}

const TOKEN = 'the-token';
const asked = [{}, bearer('other'), bearer(TOKEN), { authorization: TOKEN }];

test('are open to this machine outside production', async () => {
  expect((await statuses({}, [{}])).replies).toEqual([200]);
});

test('are closed to this machine in production, unless it has the token', async () => {
  expect((await statuses(production, [{}, bearer(''), bearer('undefined')])).replies).toEqual([
    403, 403, 403,
  ]);
  const { replies, told } = await statuses({ ...production, METRICS_TOKEN: TOKEN }, asked);
  expect(replies).toEqual([403, 403, 200, 403]);
  expect(told).toEqual([false, false, true, false]);
});

test("are on their own port if it is set, and not on the portal's", async () => {
  const env = { METRICS_PORT: String(ownPort) };
  for (const base of [{}, production]) {
    expect((await statuses({ ...base, ...env }, [{}])).replies).toEqual([403]);
    const { replies, told, other } = await statuses({ ...base, ...env }, [{}], ownPort);
    expect([replies, told, other]).toEqual([[200], [true], 404]);
  }
});

test('require the token on their own port too', async () => {
  const env = { ...production, METRICS_PORT: String(ownPort), METRICS_TOKEN: TOKEN };
  expect((await statuses(env, asked, ownPort)).replies).toEqual([403, 403, 200, 403]);
});

test('free their own port when the api ends', async () => {
  await expect(rawRequest(ownPort, { path: '/metrics' })).rejects.toThrow('ECONNREFUSED');
});
