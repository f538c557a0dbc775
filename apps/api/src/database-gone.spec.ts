import { setTimeout as pause } from 'node:timers/promises';
import { type BreakableProxy, openBreakableProxy } from '#libs/platform/testing/breakable-proxy';
import type { Registered } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApiProcess, TEST_BANK_SECRET, type TestApi } from '#libs/platform/testing/test-program';

let database: TestDatabase;
let line: BreakableProxy;
let api: TestApi;
let member: Registered;

/** Two seconds are promised; this allows for a busy machine, and is well below the statement timeout of eight. */
const MAX_ANSWER_MS = 10_000;

beforeAll(async () => {
  database = await createTestDatabase();
  line = await openBreakableProxy(database.url);
  api = await startTestApiProcess({ databaseUrl: line.url });
  member = await api.client.register();
});

afterAll(async () => {
  line.mend();
  await api.stop();
  await line.close();
  await database.drop();
});

describe.each(['cut', 'freeze'] as const)('while the connection to the database is %s', (fault) => {
  test('refuses every call clearly and soon, and serves again afterwards', async () => {
    line[fault]();
    const calls = ['/wps/member/info', '/wps/cashier/deposits', '/wps/v2/wallets/balance'];
    const refused = Promise.all(calls.map((path) => api.client.get(path, member.token)));
    const late = pause(MAX_ANSWER_MS, 'late' as const, { ref: false });
    const replies = await Promise.race([refused, late]);
    expect(replies).not.toBe('late');
    for (const { status, body } of replies as Awaited<typeof refused>) {
      expect({ status, message: body.message }).toEqual({
        status: 503,
        message: 'error_service_unavailable',
      });
    }
    expect((await fetch(`${api.url}/health/ready`)).status).toBe(503);
    expect((await fetch(`${api.url}/health/live`)).status).toBe(200);

    line.mend();
    await untilReady();
    expect((await api.client.get('/wps/member/info', member.token)).status).toBe(200);
  });

  test('orders an unanswered deposit once when the call is repeated, and pushes what follows', async () => {
    const { seq } = await greeting();
    const key = `intent-${fault}-1`;
    const body = { method: 'bank', amount: '150.00' };
    line[fault]();
    const first = await api.client.send('POST', '/wps/cashier/deposits', body, { token: member.token, key });
    expect(first.status).toBe(503);
    line.mend();
    await untilReady();
    const again = await api.client.send('POST', '/wps/cashier/deposits', body, { token: member.token, key });
    expect(again.status).toBe(200);
    const { id } = again.body.value as { id: string };
    const socket = api.client.socket(member.token, seq);
    await api.client.bankReport(TEST_BANK_SECRET, { reference: id, amount: '150.00' });
    await socket.waitFor('deposit.credited', ({ data }) => (data as { id: string }).id === id);
    socket.close();
    const [row] = await database.query<{ count: string }>(
      'select count(*) from cashier.deposit where member = $1 and amount = 15000 and id = $2',
      [member.id, id],
    );
    expect(row?.count).toBe('1');
  });
});

/** The newest `seq` of the member before the fault. */
async function greeting() {
  const socket = api.client.socket(member.token);
  const ready = await socket.ready;
  socket.close();
  return ready;
}

async function untilReady(): Promise<void> {
  while (!(await fetch(`${api.url}/health/ready`)).ok) await pause(50);
}
